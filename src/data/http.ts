import type xhr from 'axios/lib/adapters/xhr.js';
import { shopAddress } from '@/page/address';
import { takeOver, TIMEOUT, type AheadCall, type Answer } from '@/page/callAhead';
import { loginPath } from '@/page/readPage';
import { forgeryToken } from '@/page/token';
import { isOk, isPageAt, parseBody, refusalIn } from './answer';
import { ApiFailure } from './apiError';
import { readTelling, type Complain } from './complaint';
import { watchLeaving } from './leaving';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** A path of the shop, with its query. */
  readonly url: string;
  /** Travels as JSON. */
  readonly body?: object;
  /** Fields that travel as form data, in the place of a `body`. */
  readonly form?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Answers of 400 and more are answers like any other: what they say stands in their body. */
  readonly anyStatus?: boolean;
  /** Milliseconds after which it counts as timed out, where not the usual ones. */
  readonly timeout?: number;
  /** The same for each attempt at the same thing (decision 67). */
  readonly idempotencyKey?: string;
}

/**
 * Makes one call and answers with what `read` makes of the text of a 2xx answer (`anyStatus`: of any). Where all of it has the wrong
 * shape, `complain` is told, without it the console and the page. As {@link ask} for the rest.
 */
export async function request<T>(call: Call, read: (text: string) => T | Promise<T>, complain?: Complain): Promise<T> {
  const { text } = await ask(call);
  return readTelling(
    call,
    () => parseBody(text),
    () => read(text),
    complain,
  );
}

/**
 * Makes one call. Same-origin calls carry the XMLHttpRequest marker, and writes the forgery token; neither ever leaves the shop's
 * origin (decision 7).
 * @throws ApiFailure `http`, `network`, `timeout` or `aborted`.
 */
export async function ask(call: Call): Promise<Answer> {
  const url = shopAddress(call.url);
  const leaving = watchLeaving();
  try {
    const ahead = takeOver(call.method === 'GET' ? url : null);
    const given = await (ahead ? follow(ahead, call.signal) : send({ ...call, url }));
    // Where the session has ended, many shops send to the login page instead of a 401.
    const answer = given.status < 500 && isPageAt(loginPath, given) ? { ...given, status: 401, text: '' } : given;
    if (call.anyStatus || isOk(answer.status)) return answer;
    throw httpFailure(answer);
  } catch (error) {
    // Of what has a key somebody must hear in any case: the visitor may have stayed, and would send it again.
    throw failureOf(error, call.idempotencyKey === undefined && leaving.isUnderWay());
  } finally {
    leaving.stop();
  }
}

/**
 * Loads the part of axios that makes calls, for all that were not made ahead. What a page shows first waits for nothing that it does not
 * need, so it comes after the code of the widgets.
 * @throws ApiFailure `network` where it does not come; the next call asks for it again.
 */
export async function loadAxios(): Promise<typeof xhr> {
  const { default: adapter } = await import('axios/lib/adapters/xhr.js').catch(() => {
    throw new ApiFailure({ kind: 'network' });
  });
  return adapter;
}

async function send(call: Call): Promise<Answer> {
  const { method, url, signal, timeout = TIMEOUT } = call;
  const makeCall = await loadAxios();
  const response = await makeCall({
    // Of any status, and as text: an answer is parsed and checked in one place, and judged above, with what was asked ahead.
    method,
    url,
    timeout,
    headers: headersFor(call),
    data: dataOf(call),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new ApiFailure({ kind: kindOf(error) });
  });
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    text: response.data,
    url: response.request.responseURL,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

function dataOf({ body, form }: Call): FormData | string | undefined {
  if (!form) return body && JSON.stringify(body);
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  return data;
}

/** Goes on with a call that was made ahead, as if it were our own. */
async function follow({ outcome, stop }: AheadCall, signal: AbortSignal | undefined): Promise<Answer> {
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const answer = await outcome;
  signal?.removeEventListener('abort', stop);
  if (typeof answer === 'object') return answer;
  throw new ApiFailure({ kind: answer });
}

/** A header that is null is not sent. */
function headersFor({ method, url, body, idempotencyKey }: Call): Record<string, string | null> {
  const headers = { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) };
  if (new URL(url).origin !== location.origin) return headers;
  return {
    ...headers,
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': method === 'GET' ? null : forgeryToken(),
    'Idempotency-Key': idempotencyKey ?? null,
  };
}

/** What a status tells that is none of what was asked for, with the server's words. */
export function httpFailure({ status, text }: Pick<Answer, 'status' | 'text'>): ApiFailure {
  const body = parseBody(text);
  return new ApiFailure({ kind: 'http', status, message: refusalIn(body) }, body);
}

/** What ends without an answer because the page is left is no failure: it counts as aborted, and alarms nobody. */
function failureOf(error: unknown, isLeaving: boolean): unknown {
  const isUnanswered = error instanceof ApiFailure && error.error.kind !== 'http';
  return isLeaving && isUnanswered ? new ApiFailure({ kind: 'aborted' }) : error;
}

/** Why axios has no answer. What is none of its errors is thrown on. */
function kindOf(error: unknown): 'aborted' | 'timeout' | 'network' {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_CANCELED') return 'aborted';
  if (typeof code !== 'string') throw error;
  return code === 'ECONNABORTED' ? 'timeout' : 'network';
}
