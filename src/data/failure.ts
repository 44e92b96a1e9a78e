import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from './apiError';
import type { ToastSource } from '@/page/services';
import type { Alert } from './alert';

/** What follows a call that failed. The shell carries it out, in one place for slices and own state alike. */
export interface FailurePolicy {
  /** The visitor asked for it: where the session has ended, the login opens and nothing else follows (decision 5). */
  readonly isAsked: boolean;
  /** Nothing is told without it. */
  readonly alert?: Alert<ToastSource> | undefined;
  /** It may have changed the cart before its answer was lost: this tab and the others fetch the cart anew. */
  readonly isCartInDoubt?: boolean;
}

/** A call of own state has failed (`useMutation`, `useQuery`). A slice's call tells by its own `rejected`. */
export const callFailed = createAction<FailurePolicy & { readonly error: ApiError }>('call/failed');

/** The session has ended, or there never was one. */
export function isSignedOut(error: ApiError | undefined): boolean {
  return error?.kind === 'http' && error.status === 401;
}

/** 419 takes no token of this page, 429 asks for fewer calls; 502 to 504 come from a gateway that has not reached the shop. */
const VAIN: readonly number[] = [401, 403, 419, 429, 502, 503, 504];

/** Whether the same call for another product would be in vain: the shop takes nothing of this visitor, or nothing for now, or does not answer. */
export function isVain(error: ApiError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && VAIN.includes(error.status));
}

/** Whether the shop has said no. Of what failed in another way, or with 408, nobody knows whether it was carried out (decision 66). */
export function isRefusal(error: ApiError): boolean {
  return error.kind === 'refused' || (error.kind === 'http' && error.status < 500 && error.status !== 408);
}
