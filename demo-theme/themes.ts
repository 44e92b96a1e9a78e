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
}

const own = (names: readonly string[]) => names.map((name) => `/assets/theme/${name}.css`);

const FRAME = own(
  ['base', 'controls', 'header', 'search', 'menu', 'reminder', 'footer', 'demo-bar'].map((name) => `frame/${name}`),
);

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
    before: ['/assets/bootstrap/bootstrap.min.css', ...own(['frame/controls', 'frame/menu', 'frame/demo-bar'])],
    after: own(['themes/bootstrap-page', 'themes/bootstrap']),
    color: '#212529',
  },
];

/** The theme of that name; null where there is none. */
export function themeOf(value: string | null): Theme | null {
  return THEMES.find((theme) => theme.value === value) ?? null;
}
