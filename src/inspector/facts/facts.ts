import type { Advice } from '@/diagnostics/diagnostic';

/** Something that is wrong, and what to do about it. */
export type Problem = Pick<Advice, 'message' | 'fix'>;

/** What the inspector knows of a container, or of the page; the panel and the report show it alike. */
export interface Facts {
  readonly title: string;
  /** How far the widget is; '' for the page. */
  readonly state: string;
  readonly problems: readonly Problem[];
  /** Rows without a value are not shown. */
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>;
  /** Its JSON, laid out; '' where there is none. */
  readonly data: string;
}
