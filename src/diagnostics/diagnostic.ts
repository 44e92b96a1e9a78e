/** What is wrong with a page, and what to do about it; told by the checker and by the inspector in the same words. */
export interface Advice {
  readonly code: DiagnosticCode;
  /** What came, and where. */
  readonly message: string;
  /** What to do. */
  readonly fix: string;
  /** What it is about, where that is one thing: whoever knows where things stand can point at it. */
  readonly at?: Place;
}

/** Something on the page: for advice about a container one of its own parts, else one of the page's. */
export type Place =
  | readonly [kind: 'attribute', name: string]
  | readonly [kind: 'json', index: number, ...path: string[]]
  | readonly [kind: 'other', index: number]
  | readonly [kind: 'script', index: number]
  | readonly [kind: 'opener', name: string]
  | readonly [kind: 'widget', name: string];

export type DiagnosticCode =
  | 'unknown-widget'
  | 'unknown-option'
  | 'unknown-data'
  | 'wrong-trigger'
  | 'wrong-density'
  | 'malformed-json'
  | 'several-json'
  | 'misplaced-json'
  | 'wrong-json-type'
  | 'nested-container'
  | 'invalid-data'
  | 'malformed-page-data'
  | 'several-page-data'
  | 'unknown-page-key'
  | 'invalid-page-data'
  | 'missing-page-data'
  | 'missing-token'
  | 'missing-script'
  | 'several-scripts'
  | 'wrong-script'
  | 'nothing-to-open'
  | 'missing-field'
  | 'blocked'
  | 'unread-container'
  | 'repeated-attribute'
  | 'misplaced-container'
  | 'unread-page-data'
  | 'unknown-currency'
  | 'missing-file'
  | 'wrong-charset';
