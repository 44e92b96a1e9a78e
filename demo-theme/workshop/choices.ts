import type { UserKind } from '../../mocks/shop/scenario';
import { USERS } from '../scenario/fields';
import { DEFAULT_THEME, THEMES } from '../themes';
import { STATES } from './widgets/kind';
import type { StateName, WorkshopWidget } from './widgets/kind';

/** What the address of a preview says. */
export interface Choices {
  readonly state: StateName;
  readonly locale: 'tr' | 'en';
  readonly as: UserKind;
  readonly theme: string;
  readonly direction: 'ltr' | 'rtl';
  readonly width: 'full' | '768' | '360';
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroup {
  readonly key: keyof Choices;
  /** Its name in the address. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Choice[];
  /** The data of the preview hang on it: edited data do not outlive another choice. */
  readonly ofData: boolean;
}

export const STATE_LABELS: Readonly<Record<StateName, string>> = {
  full: 'Dolu',
  loading: 'Yükleniyor',
  empty: 'Boş',
  error: 'Hata',
  long: 'Uzun metin',
};

export const CHOICE_GROUPS: readonly ChoiceGroup[] = [
  {
    key: 'state',
    name: 'durum',
    legend: 'Durum',
    ofData: true,
    options: STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
  },
  {
    key: 'theme',
    name: 'tema',
    legend: 'Tema',
    ofData: false,
    options: THEMES.map(({ value, label, isDark }) => ({ value, label: isDark ? `${label} (koyu)` : label })),
  },
  {
    key: 'width',
    name: 'genislik',
    legend: 'Genişlik',
    ofData: false,
    options: [
      { value: 'full', label: 'Tam' },
      { value: '768', label: '768' },
      { value: '360', label: '360' },
    ],
  },
  {
    key: 'direction',
    name: 'yon',
    legend: 'Yön',
    ofData: false,
    options: [
      { value: 'ltr', label: 'Soldan sağa' },
      { value: 'rtl', label: 'Sağdan sola' },
    ],
  },
  {
    key: 'locale',
    name: 'dil',
    legend: 'Dil',
    ofData: true,
    options: [
      { value: 'tr', label: 'Türkçe' },
      { value: 'en', label: 'English' },
    ],
  },
  { key: 'as', name: 'kim', legend: 'Oturum', ofData: true, options: USERS },
];

/** What holds for a widget where the address says nothing. */
export function firstChoices({ as = 'customer' }: WorkshopWidget): Choices {
  return { state: 'full', locale: 'tr', as, theme: DEFAULT_THEME.value, direction: 'ltr', width: 'full' };
}

/** Reads the choices of an address; what it does not name, or names wrongly, is the widget's first choice. */
export function readChoices(widget: WorkshopWidget, query: URLSearchParams): Choices {
  const first = firstChoices(widget);
  const read = CHOICE_GROUPS.map(({ key, name, options }) => {
    const asked = query.get(name);
    return [key, options.find(({ value }) => value === asked)?.value ?? first[key]];
  });
  // Every value comes from its own group's options.
  return Object.fromEntries(read) as Choices;
}

/** What has been typed, by the names under which it is kept. */
export interface Kept {
  /** The draft whose fields are shown; null for the state's own data. */
  readonly draft: string | null;
  /** Then the draft whose CSS holds all the same, as it outlives its data; null for none. */
  readonly style: string | null;
}

export const NOTHING_KEPT: Kept = { draft: null, style: null };

/** The query of the choices that are not the widget's first, with what has been typed; '' for none. */
export function queryOf(widget: WorkshopWidget, choices: Choices, { draft, style }: Kept): string {
  const first = firstChoices(widget);
  const query = new URLSearchParams();
  for (const { key, name } of CHOICE_GROUPS) if (choices[key] !== first[key]) query.set(name, choices[key]);
  if (draft !== null) query.set('taslak', draft);
  else if (style !== null) query.set('stil', style);
  return query.size > 0 ? `?${query.toString()}` : '';
}
