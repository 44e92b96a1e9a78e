import type { VitrinEventName } from '@/contract/events';

/** An attribute of a container beside `data-widget` and `data-load`, which every container may have. */
export interface OptionAbout {
  /** The values there are, or what any value must be, in words. */
  readonly values: readonly string[] | string;
  /** What holds without the attribute, in words. Required where there is nothing to hold. */
  readonly otherwise?: string;
  /** What the attribute says, in one sentence. */
  readonly says: string;
}

/** A key of the container's child JSON. */
export interface DataAbout {
  readonly type: string;
  readonly required?: true;
  readonly says: string;
}

/**
 * What theme authors are told of a widget. The documents, the editor's help, the checker and the inspector are made of
 * it; the widget itself never loads it. Contract §2.
 */
export interface About {
  /** What it shows and for whom, in one sentence. */
  readonly summary: string;
  readonly options?: Readonly<Record<`data-${string}`, OptionAbout>>;
  readonly data?: Readonly<Record<string, DataAbout>>;
  /** Keys of the page JSON that it reads, dotted, in the order of contract §3. */
  readonly page?: readonly string[];
  /** Those of them without which it shows nothing. */
  readonly needsOfPage?: readonly string[];
  /** Events on its container, beside `vitrin:ready` and `vitrin:error`. */
  readonly events?: readonly VitrinEventName[];
  /** Events that it causes on the document. */
  readonly pageEvents?: readonly VitrinEventName[];
}
