import { en as diagnostics } from '@/diagnostics/words/en';

/** Text that stands out from its ground too little. */
export interface FaintPart {
  /** Its class of ours. */
  readonly name: string;
  readonly text: string;
  /** What it has, and what it must have at least, to 1. */
  readonly contrast: number;
  readonly least: number;
  /** The custom properties that set its colour and its ground. */
  readonly properties: readonly string[];
}

/** How many problems: `2 problems`. */
const countOf = (count: number) => `${count || 'no'} problem${count === 1 ? '' : 's'}`;

/** All that the inspector says, in English. `words/tr.ts` says the same. */
export const en = {
  lang: 'en',
  diagnostics,
  label: 'Vitrin inspector',
  copy: 'Copy report',
  copied: 'Copied',
  copyFailed: 'See the console',
  otherSide: 'Other side',
  otherLanguage: 'Türkçe',
  close: 'Close',
  countOf,
  page: 'Page',
  noName: '(no name)',
  yes: 'yes',
  no: 'no',
  /** By `data-vitrin-state`, and for those without. */
  states: {
    waiting: 'waiting',
    loading: 'loading',
    ready: 'ready',
    error: 'error',
    'not-mounted': 'not mounted',
    'no-widget': 'no widget',
  },
  rows: {
    element: 'Element',
    loads: 'Loads',
    time: 'Time',
    files: 'Files',
    options: 'Options',
    place: 'Place',
    containers: 'Containers',
    pageData: 'Page data',
    token: 'Token',
    styles: 'Styles',
    policy: 'Policy',
  },
  loadsBy: (trigger: string, isOwn: boolean) => `${trigger}, ${isOwn ? 'by data-load' : 'by default'}`,
  waits: 'waits for its trigger',
  triggered: (at: number) => `triggered at ${at} ms`,
  ended: (state: string, after: number) => `, ${state} ${after} ms later`,
  noRoom: 'takes no room on the page',
  ready: (all: number, ready: number) => `${all}, ${ready} ready`,
  pageDataKinds: { absent: 'absent', malformed: 'malformed' },
  inLayer: 'in @layer vitrin, by data-css-layer',
  refused: (count: number) => `${count || 'nothing'} refused`,
  inAll: (files: string) => `${files} in all`,
  nothing: 'nothing',
  unknownSize: 'size unknown',
  thereAlready: (count: number) => `; ${count} ${count === 1 ? 'file was' : 'files were'} there already`,
  faintIcon: (contrast: string, least: number) => ({
    message: `The icon stands out from its ground by ${contrast} to 1, which is less than ${least}.`,
    fix: 'Set color or --vt-cart-icon-color on the bar; docs/theming.md, "Dark bars".',
  }),
  faintText: ({ name, text, contrast, least, properties }: FaintPart, more: number) => ({
    message: `"${text}" (${name}) stands out from its ground by ${contrast.toFixed(1)} to 1, which is less than ${least}${
      more > 0 ? `; so ${more === 1 ? 'does 1 more part' : `do ${more} more parts`}` : ''
    }.`,
    fix: `Set ${properties.join(' or ') || 'color'} on the container or around it, or mend your own rule for .${name}; docs/theming.md.`,
  }),
  violation: (address: string, directive: string) => ({
    message: `The policy of the page refuses ${address} (${directive}).`,
    fix: directive.includes('trusted-types')
      ? 'If it is ours, name dompurify in trusted-types; else it is a script of the page that writes HTML.'
      : `Allow it in ${directive} of the Content-Security-Policy, if it is the shop's own.`,
  }),
  /** What the runtime or a widget complained of stands in the console as well, in these words. */
  complaint: (message: string) => message,
  /** In the browser's own words, and where; null where that cannot be known. */
  mistake: (what: string, place: { readonly line: number; readonly column: number } | null) =>
    place ? `${what} in line ${place.line}, column ${place.column} of the JSON` : what,
  fixes: {
    'invalid-data': (widget: string) =>
      `Correct it in the template${widget && `; docs/widgets/${widget}.md says what ${widget} takes`}.`,
    'load-failed': () =>
      'Look in the network panel for the file that is missing or refused. The policy must allow the folder of vitrin.js in script-src and style-src.',
    'invalid-answer': () => 'Correct what the server answers; docs/server.md says what each call expects.',
    'render-failed': () => 'Send this report to the developers of Vitrin.',
  },
};

/** All that the inspector says, in one language. */
export type InspectorWords = typeof en;
