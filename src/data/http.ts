import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { shopAddress } from '@/page/address';
import { forgeryToken } from '@/page/token';
import { parseBody, refusalIn } from './answer';
import { ApiFailure } from './apiError';
import { watchLeaving } from './leaving';

/** Milliseconds after which a call counts as timed out. */
const TIMEOUT = 20_000;

const client = axios.create({
  timeout: TIMEOUT,
  responseType: 'text',
  // The answer is parsed and checked in one place; axios would hand on truncated JSON as text.
  transformResponse: [],
  headers: { Accept: 'application/json' },
});

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** A path of the shop, with its query. */
  readonly url: string;
  /** A FormData travels as form data, any other object as JSON. */
  readonly body?: FormData | object;
  readonly signal?: AbortSignal | undefined;
  /** Answers of 400 and more are answers like any other: what they say stands in their body. */
  readonly anyStatus?: boolean;
  /** Milliseconds after which it counts as timed out, where not the usual ones. */
  readonly timeout?: number;
  /** The same for each attempt at the same thing (decision 67). */
  readonly idempotencyKey?: string;
}

/** What a server has answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where it came from in the end, after redirects; '' where the browser does not say. */
  readonly url: string;
  /** Its `Retry-After`, where it has one. */
  readonly retryAfter: string | null;
}

/** Makes one call and answers with the text of a 2xx answer (`anyStatus`: of any). As {@link ask} for the rest. */
export async function request(call: Call): Promise<string> {
  return (await ask(call)).text;
}

/**
 * Makes one call. Same-origin calls carry the
 * XMLHttpRequest marker, and writes the forgery token; neither ever leaves the shop's origin (decision 7).
 * @throws ApiFailure `http`, `network`, `timeout` or `aborted`.
 */
export async function ask(call: Call): Promise<Answer> {
  const url = shopAddress(call.url);
  const config: AxiosRequestConfig = { method: call.method, url, headers: headersFor({ ...call, url }) };
  if (call.body) config.data = call.body;
  if (call.signal) config.signal = call.signal;
  if (call.timeout !== undefined) config.timeout = call.timeout;
  if (call.anyStatus) config.validateStatus = () => true;
  const leaving = watchLeaving();
  try {
    const response = await client.request<string>(config);
    const sent: unknown = response.request;
    const retryAfter: unknown = response.headers['retry-after'];
    return {
      status: response.status,
      text: response.data,
      url: sent instanceof XMLHttpRequest ? sent.responseURL : '',
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    };
  } catch (error) {
    // Of what has a key somebody must hear in any case: the visitor may have stayed, and would send it again.
    throw failureOf(error, call.idempotencyKey === undefined && leaving.isUnderWay());
  } finally {
    leaving.stop();
  }
}

function headersFor({ method, url, idempotencyKey }: Call): Record<string, string> {
  const headers: Record<string, string> = {};
  if (new URL(url).origin !== location.origin) return headers;
  headers['X-Requested-With'] = 'XMLHttpRequest';
  const token = method === 'GET' ? null : forgeryToken();
  if (token) headers['X-CSRF-Token'] = token;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  return headers;
}

/** What ends without an answer because the page is left is no failure: it counts as aborted, and alarms nobody. */
function failureOf(error: unknown, isLeaving: boolean): ApiFailure {
  if (axios.isCancel(error)) return new ApiFailure({ kind: 'aborted' });
  if (!(error instanceof AxiosError)) throw error;
  if (error.response) {
    const response: AxiosResponse<unknown> = error.response;
    const body = typeof response.data === 'string' ? parseBody(response.data) : undefined;
    return new ApiFailure({ kind: 'http', status: response.status, message: refusalIn(body) }, body);
  }
  if (isLeaving) return new ApiFailure({ kind: 'aborted' });
  return new ApiFailure({
    kind: error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network',
  });
}
