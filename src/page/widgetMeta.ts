import type { VitrinEventName } from '@/contract/events';
import type { PageKey } from '@/page/pageData';
import type { Settings } from '@/schemas/settings';

/** An attribute of a container beside `data-widget` and `data-load`, which every container may have. */
export interface OptionMeta {
  /** The values there are, or what any value must be, in words. */
  readonly values: readonly string[] | string;
  /** What holds without the attribute, in words. Required where there is nothing to hold. */
  readonly otherwise?: string;
  /** What the attribute says, in one sentence. */
  readonly says: string;
}

/** A key of the container's child JSON. */
export interface DataMeta {
  readonly type: string;
  readonly required?: true;
  /** The option that says it as well; the container needs one of the two. */
  readonly orOption?: `data-${string}`;
  readonly says: string;
}

/**
 * What theme authors are told of a widget. The documents, the editor's help, the checker and the inspector are made of
 * it; the widget itself never loads it. Contract §2.
 */
export interface WidgetMeta {
  /** What it shows and for whom, in one sentence. */
  readonly summary: string;
  readonly options?: Readonly<Record<`data-${string}`, OptionMeta>>;
  readonly data?: Readonly<Record<string, DataMeta>>;
  /** Keys of the page JSON that it reads, dotted. Which settings it reads, its code says (`tools/docs/source/settingsRead.ts`). */
  readonly page?: ReadonlyArray<Exclude<PageKey, 'settings'>>;
  /** Keys and settings without which it shows nothing. */
  readonly needsOfPage?: ReadonlyArray<PageKey | `settings.${keyof Settings}`>;
  /** Events on its container, beside `vitrin:ready` and `vitrin:error`. */
  readonly events?: readonly VitrinEventName[];
  /** Events that it causes on the document. */
  readonly pageEvents?: readonly VitrinEventName[];
}
