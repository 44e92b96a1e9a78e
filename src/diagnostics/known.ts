import type { OpenableWidget } from '@/contract/vitrin';
import known from './known.json';

interface KnownWidget {
  /** Names of its own `data-*` attributes. */
  readonly options: readonly string[];
  /** Keys of its child JSON. */
  readonly data: readonly string[];
  /** Keys of the page JSON without which it shows nothing. */
  readonly needsOfPage: readonly string[];
}

interface Known {
  readonly widgets: Readonly<Record<string, KnownWidget>>;
  /** Keys of the page JSON, dotted. */
  readonly pageKeys: readonly string[];
  /** The orders in which lists are sorted. */
  readonly sorts: readonly string[];
}

/** All names that a page may say, written by `npm run docs` from the description of each widget. */
export const { widgets: KNOWN_WIDGETS, pageKeys: PAGE_KEYS, sorts: SORTS }: Known = known;

/** Attributes that Vitrin reads or sets on any container. */
export const COMMON_ATTRIBUTES: readonly string[] = [
  'data-widget',
  'data-load',
  'data-density',
  'data-vitrin-state',
  'data-vitrin-open',
];

/** The widgets that can be opened (contract §2). */
export const OPENABLE: readonly string[] = Object.keys({
  'cart-icon': true,
  'warranty-inquiry': true,
  'fault-report': true,
  'quick-order': true,
  'saved-lists': true,
} satisfies Record<OpenableWidget, true>);
