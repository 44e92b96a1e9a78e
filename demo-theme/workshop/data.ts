import { pageData } from '../../mocks/pageData';
import { createShop } from '../../mocks/shop/shop';
import type { Shop } from '../../mocks/shop/shop';
import type { Choices } from './choices';
import { lengthen } from './long';
import { setupOf } from './widgets/kind';
import type { Setup, WorkshopWidget } from './widgets/kind';

/** What the fields of a preview hold, as text. */
export interface Typed {
  /** Options of the container by name; an empty one is left out of the tag. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Child JSON of the container. */
  readonly data: string;
  /** The page JSON. */
  readonly page: string;
  /** Rules of one's own for the preview, or `--vt-…` declarations alone. */
  readonly css: string;
}

/** The options that a widget's container may have. */
export function optionNames({ about }: WorkshopWidget): readonly string[] {
  return [...Object.keys(about.options ?? {}), 'data-load'];
}

/** A shop for one preview, in the state that was chosen. */
export function shopFor(setup: Setup, { as, locale }: Choices): Shop {
  const { settings, ...scenario } = setup.scenario ?? {};
  const shop = createShop({ as, ...scenario, settings: { cookieAllowed: '1', locale, ...settings } });
  setup.prepare?.(shop);
  return shop;
}

/** What a state's own data are; null where the widget has no such state. */
export function ownData(widget: WorkshopWidget, choices: Choices): Typed | null {
  const setup = setupOf(widget, choices.state);
  if (typeof setup === 'string') return null;
  const shop = shopFor(setup, choices);
  const told = choices.state === 'long' && widget.states.long === undefined ? lengthen : (data: unknown) => data;
  return {
    attributes: Object.fromEntries(optionNames(widget).map((name) => [name, setup.attributes?.[name] ?? ''])),
    data: setup.data ? formatJson(told(setup.data(shop))) : '',
    page: formatJson(told({ ...neededPage(widget, shop), ...setup.page })),
    css: '',
  };
}

/** The part of the page JSON that the widget reads, with what every page says: its language, its settings, and who is signed in. */
export function neededPage({ about }: WorkshopWidget, shop: Shop): Readonly<Record<string, unknown>> {
  const wanted = ['locale', 'user', 'settings', ...(about.page ?? [])];
  const needed = Object.entries(pageData(shop)).flatMap(([key, value]): Array<[string, unknown]> => {
    if (wanted.includes(key)) return [[key, value]];
    const parts = Object.entries(value ?? {}).filter(([part]) => wanted.includes(`${key}.${part}`));
    return parts.length > 0 ? [[key, Object.fromEntries(parts)]] : [];
  });
  return Object.fromEntries(needed);
}

/** JSON as people read it. */
export function formatJson(data: unknown): string {
  return JSON.stringify(data, null, 2);
}
