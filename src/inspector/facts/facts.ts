import type { VitrinErrorCode } from '@/contract/events';
import type { Advice, DiagnosticCode } from '@/diagnostics/diagnostic';

/** Something that is wrong, and what to do about it. */
export interface Problem extends Pick<Advice, 'message' | 'fix'> {
  /** What kind it is: as the checker and `vitrin:error` name it, or what only a browser can tell. */
  readonly code: DiagnosticCode | VitrinErrorCode | 'low-contrast';
}

/** What the inspector knows of a container, or of the page; the panel and the report show it alike. */
export interface Facts {
  readonly title: string;
  /** How far the widget is, as `data-vitrin-state` has it; '' for the page. */
  readonly state: string;
  /** The same in words. */
  readonly stateWord: string;
  readonly problems: readonly Problem[];
  /** Rows without a value are not shown. */
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>;
  /** Its JSON, laid out; '' where there is none. */
  readonly data: string;
}
