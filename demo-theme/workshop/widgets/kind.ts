import type { Scenario, UserKind } from '../../../mocks/shop/scenario';
import type { Shop } from '../../../mocks/shop/shop';
import type { WidgetMeta } from '../../../src/page/widgetMeta';
import { everyContainer } from '../../pages/everything';

export const STATES = ['full', 'loading', 'empty', 'error', 'long'] as const;
export type StateName = (typeof STATES)[number];

/** What a preview is made of. */
export interface Setup {
  readonly scenario?: Partial<Scenario>;
  /** Runs on the preview's own shop before its page is made. */
  readonly prepare?: (shop: Shop) => void;
  /** Options of the container. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Child JSON of the container; none without it. */
  readonly data?: (shop: Shop) => object;
  /** Keys of the page JSON in place of the shop's own. */
  readonly page?: Readonly<Record<string, unknown>>;
  /** Answers in place of the shop's, by path. */
  readonly answers?: Readonly<Record<string, object>>;
  /** What the visitor's browser has kept, by its key in localStorage; what is there already stays. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** What the developer does to see the state. */
  readonly hint?: string;
}

/** A widget of the workshop. `states` hold what differs from `full`; a text says why there is no such state. */
export interface WorkshopWidget {
  readonly name: string;
  readonly about: WidgetMeta;
  /** What it is, in one sentence. */
  readonly text: string;
  /** Who is signed in unless another is chosen; a customer by default. */
  readonly as?: UserKind;
  /** How high its preview is at first. */
  readonly size: 'low' | 'middle' | 'high';
  /** Fallback content in place of the usual sentence: HTML. */
  readonly fallback?: string;
  /** HTML that the page has beside the container. */
  readonly beside?: string;
  readonly full: Setup;
  readonly states: Readonly<Partial<Record<Exclude<StateName, 'full'>, Setup | string>>>;
}

/** All that a state is made of, or why there is none. Without a word of its own, a state is `full` under another light: `long`. */
export function setupOf({ full, states }: WorkshopWidget, state: StateName): Setup | string {
  const own = state === 'full' ? {} : (states[state] ?? {});
  return typeof own === 'string' ? own : { ...full, ...own, scenario: { ...full.scenario, ...own.scenario } };
}

/** The child JSON of a widget on the page of all widgets. */
export function readGivenData(shop: Shop, widget: string): object {
  return everyContainer(shop).find((container) => container.widget === widget)?.data ?? {};
}

/** A state in which the widget's calls fail that way. */
export function failing(calls: ReadonlyArray<keyof Scenario['faults']>, fault: 'timeout' | '500', hint?: string): Setup {
  return {
    scenario: { faults: Object.fromEntries(calls.map((call) => [call, fault])) },
    ...(hint === undefined ? {} : { hint }),
  };
}

export const NO_CALL = 'Verisi sayfayla gelir; beklenecek bir çağrısı yoktur.';
export const BAD_DATA = 'Kapsayıcının verisi eksik: yedek içerik kalır, hangi alanın eksik olduğunu konsol söyler.';
