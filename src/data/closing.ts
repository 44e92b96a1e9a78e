import type { KeyRing } from '@/page/idempotencyKeys';
import { isOk, parseBody, refusalOf } from './answer';
import { ApiFailure, type ApiError } from './apiError';
import { complainOfAnswer, readTelling } from './complaint';
import type { Answer } from '@/page/callAhead';
import { ask, type Call } from './http';

/** Milliseconds that a closing call may take: giving up earlier would leave more of them unknown. Decision 66. */
const PATIENCE = 60_000;

/** What a closing call needs of the page. */
export interface ClosingContext {
  readonly keys: KeyRing;
  /** What the call is about beside its body, the cart's content; '' for nothing. */
  readonly content: string;
}

/** What became of an order, an offer or a payment link. */
export type Closing =
  /** It was placed; `body` is the JSON of the answer, undefined for an empty one. */
  | { readonly outcome: 'placed'; readonly body: unknown }
  /** It was refused for certain; `http` with status 401 leads to the login. */
  | { readonly outcome: 'refused'; readonly error: ApiError }
  /** Nobody knows. */
  | { readonly outcome: 'unknown'; readonly error: ApiError };

/**
 * Judges how a closing call has ended: with an answer of any status, or without one. The one place that decides this. Decision 66.
 */
export function judgeClosing(end: Answer | ApiError): Closing {
  if ('kind' in end) return end.kind === 'aborted' ? { outcome: 'refused', error: end } : unknown(end.kind);
  const { status, text } = end;
  const body = parseBody(text);
  const refusal = refusalOf(body);
  const isDone = isOk(status);
  const isDenied = status >= 400 && status < 500 && status !== 408;
  if (status === 401) return refused(status, refusal?.words ?? null);
  if (refusal && !isDone && refusal.words !== null) return refused(status, refusal.words);
  if (refusal && (isDone || isDenied)) return { outcome: 'refused', error: { kind: 'refused', message: refusal.words } };
  if (isDone && (body !== undefined || text.trim() === '')) return { outcome: 'placed', body };
  if (isDenied) return refused(status, null);
  return unknown(isDone ? 'the answer is neither empty nor JSON' : `HTTP ${status}`);
}

function refused(status: number, message: string | null): Closing {
  return { outcome: 'refused', error: { kind: 'http', status, message } };
}

function unknown(detail: string): Closing {
  return { outcome: 'unknown', error: { kind: 'unconfirmed', detail } };
}

/**
 * Makes a closing call and answers with what `read` makes of its JSON, undefined for an empty answer. It carries one key
 * for its path, body and content until its end is known: until then it may have been carried out, and whoever asks for
 * the same again means that (decision 67).
 * @throws ApiFailure `http` or `refused` where it was refused for certain, `unconfirmed` where nobody knows, `aborted`;
 * and what `read` throws: an answer that says nothing leaves its end unknown, too.
 */
export async function requestClosing<T>(call: Call, { keys, content }: ClosingContext, read: (body: unknown) => T): Promise<T> {
  const subject = subjectOf(call, content);
  const end = await endOf({ ...call, idempotencyKey: keys.keyOf(subject) });
  const closing = judgeClosing(end);
  if (closing.outcome === 'placed') {
    const { body } = closing;
    const result = await readTelling(
      call,
      () => body,
      () => read(body),
    );
    keys.forget(subject);
    return result;
  }
  // What we broke off may have been carried out.
  if (closing.outcome === 'refused' && closing.error.kind !== 'aborted') keys.forget(subject);
  const failure = new ApiFailure(closing.error);
  if (closing.outcome === 'unknown' && 'status' in end && isOk(end.status))
    complainOfAnswer({ message: `${call.method} ${call.url}: ${failure.message}`, field: '' });
  throw failure;
}

/** All that makes a call this one and no other, as text. */
function subjectOf({ method, url, body, form }: Call, content: string): string {
  return JSON.stringify([method, url, form ? Object.entries(form) : body, content]);
}

async function endOf(call: Call): Promise<Answer | ApiError> {
  try {
    return await ask({ ...call, anyStatus: true, timeout: PATIENCE });
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.error;
    throw failure;
  }
}
