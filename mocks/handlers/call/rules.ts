import type { CallName } from '../../shop/scenario';
import type { RequestBody } from './body';

/** What a call must look like to be let in. */
export interface CallRules {
  readonly name: CallName;
  readonly write: boolean;
  /** Visitors get 401. */
  readonly customersOnly: boolean;
  readonly body: RequestBody['kind'];
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON. */
  readonly body: object;
}

export const ok = (body: object): Answer => ({ status: 200, body });

/** The server's no. `status` may be 200 (decision 6). */
export function no(status: number, text: string): Answer {
  const body = { error: { messages: { type: text } } };
  return { status, body };
}
