/** A look of the demo: the layout that its pages stand in, and the style sheets of the shop around the widgets. */
export interface Theme {
  readonly value: string;
  readonly label: string;
  readonly isDark: boolean;
  /** Name of the template below templates/layouts/. */
  readonly layout: string;
  /** The address of the framework's style sheet, before those of the shop. */
  readonly framework?: string;
  /** The shop's style sheets before the page's own, and after them; by their names below static/. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The colour of the browser's own frame. */
  readonly color: string;
  /** A framework that nobody here wrote, taken from npm. */
  readonly isForeign?: boolean;
  /** Its rules stand in layers, so ours do as well (contract §1). */
  readonly isLayered?: boolean;
  /** Scripts of its own. They write HTML, so that its pages cannot have enforced Trusted Types. */
  readonly scripts?: readonly string[];
}

const FRAME = ['base', 'skip', 'controls', 'header', 'search', 'menu', 'reminder', 'footer', 'demo-bar'].map(
  (name) => `frame/${name}`,
);

/** What pages of every layout need. */
const SHARED = ['frame/controls', 'frame/menu', 'frame/demo-bar'];

export const DEFAULT_THEME: Theme = {
  value: 'anadolu',
  label: 'Anadolu',
  isDark: false,
  layout: 'layouts/shop',
  before: FRAME,
  after: [],
  color: '#10332a',
};

/** The looks that the bar and the address offer. Every one shows the same pages and the same built widgets. */
export const THEMES: readonly Theme[] = [
  DEFAULT_THEME,
  {
    value: 'depo',
    label: 'Depo',
    isDark: true,
    layout: 'layouts/shop',
    before: FRAME,
    after: ['themes/depo-frame', 'themes/depo'],
    color: '#0d0f10',
  },
  {
    value: 'bootstrap',
    label: 'Bootstrap',
    isDark: false,
    layout: 'layouts/bootstrap',
    framework: '/assets/bootstrap/bootstrap.min.css',
    before: SHARED,
    after: ['themes/bootstrap-page', 'themes/bootstrap'],
    color: '#212529',
  },
  {
    value: 'bootstrap4',
    label: 'Bootstrap 4 + jQuery',
    isDark: false,
    isForeign: true,
    layout: 'layouts/bootstrap4',
    framework: '/assets/npm/bootstrap4.css',
    before: SHARED,
    after: ['themes/foreign-page', 'themes/bootstrap4'],
    color: '#343a40',
    scripts: ['/assets/npm/jquery.js', '/assets/npm/bootstrap4.js'],
  },
  {
    value: 'tailwind',
    label: 'Tailwind 4',
    isDark: false,
    isForeign: true,
    isLayered: true,
    layout: 'layouts/tailwind',
    framework: '/assets/npm/tailwind.css',
    before: SHARED,
    after: ['themes/foreign-page', 'themes/tailwind'],
    color: '#0f172a',
  },
  {
    value: 'bulma',
    label: 'Bulma',
    isDark: false,
    isForeign: true,
    layout: 'layouts/bulma',
    framework: '/assets/npm/bulma.css',
    // Bulma has a class that hides from sight, and none that shows again what the keyboard comes to.
    before: [...SHARED, 'frame/skip'],
    after: ['themes/foreign-page', 'themes/bulma'],
    color: '#ffffff',
  },
];

/**
 * The addresses of the style sheets of a page of this theme, the page's own among them. The shop's are one file, as shops have it:
 * a page waits for each of them.
 */
export function sheetsOf({ framework, before, after }: Theme, own: readonly string[]): readonly string[] {
  const names = [...before, ...own.map((name) => `pages/${name}`), ...after];
  return [...(framework === undefined ? [] : [framework]), `/assets/theme/${names.join('+')}.css`];
}

/** Those that are made here, and looked at in every test run. */
export const OWN_THEMES = THEMES.filter(({ isForeign }) => !isForeign);

/** The theme of that name; null where there is none. */
export function themeOf(value: string | null): Theme | null {
  return THEMES.find((theme) => theme.value === value) ?? null;
}
