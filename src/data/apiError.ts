/**
 * How a call can end badly; the only error that leaves this folder.
 * - `http`: the server answered with a status of 400 or more; `message` is its `error.messages.type`, if it sent one.
 * - `refused`: the server answered 2xx with `error.messages.type` in it (decision 6), or `success: false`, for which it
 *   may have no words.
 * - `shape`: the answer is not what was asked for: HTML, truncated JSON, a missing list (decision 9).
 * - `unconfirmed`: nobody knows whether an order, an offer or a payment link was placed (decision 66).
 */
export type ApiError =
  | { readonly kind: 'http'; readonly status: number; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'shape'; readonly detail: string }
  | { readonly kind: 'unconfirmed'; readonly detail: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' };

/** Carries an {@link ApiError} through a promise. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  /**
   * @param body What an answer of status 400 or more carried, parsed; undefined where that is no JSON.
   * @param field Dotted path of what is wrong with an answer of the wrong shape; '' for all of it.
   */
  constructor(
    readonly error: ApiError,
    readonly body?: unknown,
    readonly field = '',
  ) {
    super(describe(error));
  }
}

/** The server's own words about a failure, where it sent any. */
export function serverMessage(error: ApiError): string | null {
  return error.kind === 'http' || error.kind === 'refused' ? error.message : null;
}

function describe(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return `HTTP ${error.status}${error.message ? `: ${error.message}` : ''}`;
    case 'refused':
      return error.message ?? 'refused';
    case 'shape':
      return `unexpected answer: ${error.detail}`;
    case 'unconfirmed':
      return `nobody knows whether it was carried out: ${error.detail}`;
    default:
      return error.kind;
  }
}
