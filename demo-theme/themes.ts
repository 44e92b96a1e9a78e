/** A look of the demo: the layout that its pages stand in, and the style sheets of the shop around the widgets. */
export interface Theme {
  readonly value: string;
  readonly label: string;
  readonly isDark: boolean;
  /** Name of the template below templates/layouts/. */
  readonly layout: string;
  /** Addresses before the page's own style sheets, and after them. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The colour of the browser's own frame. */
  readonly color: string;
  /** A framework that nobody here wrote, taken from npm. */
  readonly isForeign?: boolean;
  /** Its rules stand in layers, so ours do as well (contract §7). */
  readonly isLayered?: boolean;
  /** Scripts of its own. They write HTML, so that its pages cannot have enforced Trusted Types. */
  readonly scripts?: readonly string[];
}

const own = (names: readonly string[]) => names.map((name) => `/assets/theme/${name}.css`);

const FRAME = own(
  ['base', 'controls', 'header', 'search', 'menu', 'reminder', 'footer', 'demo-bar'].map((name) => `frame/${name}`),
);

/** What pages of every layout need. */
const SHARED = own(['frame/controls', 'frame/menu', 'frame/demo-bar']);

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
    after: own(['themes/depo-frame', 'themes/depo']),
    color: '#0d0f10',
  },
  {
    value: 'bootstrap',
    label: 'Bootstrap',
    isDark: false,
    layout: 'layouts/bootstrap',
    before: ['/assets/bootstrap/bootstrap.min.css', ...SHARED],
    after: own(['themes/bootstrap-page', 'themes/bootstrap']),
    color: '#212529',
  },
  {
    value: 'bootstrap4',
    label: 'Bootstrap 4 + jQuery',
    isDark: false,
    isForeign: true,
    layout: 'layouts/bootstrap4',
    before: ['/assets/npm/bootstrap4.css', ...SHARED],
    after: own(['themes/foreign-page', 'themes/bootstrap4']),
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
    before: ['/assets/npm/tailwind.css', ...SHARED],
    after: own(['themes/foreign-page', 'themes/tailwind']),
    color: '#0f172a',
  },
  {
    value: 'bulma',
    label: 'Bulma',
    isDark: false,
    isForeign: true,
    layout: 'layouts/bulma',
    before: ['/assets/npm/bulma.css', ...SHARED],
    after: own(['themes/foreign-page', 'themes/bulma']),
    color: '#ffffff',
  },
];

/** Those that are made here, and looked at in every test run. */
export const OWN_THEMES = THEMES.filter(({ isForeign }) => !isForeign);

/** The theme of that name; null where there is none. */
export function themeOf(value: string | null): Theme | null {
  return THEMES.find((theme) => theme.value === value) ?? null;
}
