import type { CallName } from './scenario';

/** One API call as it reached the server. */
export interface JournalEntry {
  readonly call: CallName;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Form fields by name, the parsed JSON, the text of anything else, or null without a body. */
  readonly body: unknown;
  /** The header X-CSRF-Token. */
  readonly token: string | null;
  /** The header X-Requested-With. */
  readonly requestedWith: string | null;
  /** The header Idempotency-Key. */
  readonly key: string | null;
  /** The answer's status: 0 for a broken connection, null while no answer has been given. */
  readonly status: number | null;
}
