import type { DiagnosticCode } from '../src/diagnostics/diagnostic';

/** Something that is wrong with a file, as it is told. The shape of `--json`: fields may be added, never renamed. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly fix: string;
  /** The widget whose container it is about. */
  readonly widget?: string;
}

/** A problem, with its place as an offset in the file. */
export interface Finding {
  readonly offset: number;
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly fix: string;
  readonly widget?: string;
}
