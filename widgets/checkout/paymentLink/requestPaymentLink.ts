import { ApiFailure, serverMessage } from '@/data/apiError';
import type { ClosingContext } from '@/data/closing';
import { isRefusal, isSignedOut } from '@/data/failure';
import { postPaymentLink } from './api';
import type { PaymentLinkRequest } from '../rules/paymentLink/check';

/** How a call for a payment link went. */
export interface Attempt {
  /** `refused`: the shop said no. `broken`: there was no answer, or none that makes sense. */
  readonly how: 'done' | 'refused' | 'broken';
  /** The shop's own words. */
  readonly message: string | null;
  readonly link: string | null;
}

/**
 * Makes one call for a payment link. Nothing is tried again: a second call could make a second link, or a second mail.
 * @throws ApiFailure where the session has ended, which leads to the login (decision 69)
 */
export async function requestPaymentLink(
  request: PaymentLinkRequest,
  sendEmail: boolean,
  closing: ClosingContext,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const { success, message, link } = await postPaymentLink(request, sendEmail, closing, signal);
    return { how: success ? 'done' : 'refused', message, link };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || isSignedOut(failure.error)) throw failure;
    const message = serverMessage(failure.error);
    return { how: message !== null || isRefusal(failure.error) ? 'refused' : 'broken', message, link: null };
  }
}
