import type { PaymentLinkAnswer } from '../rules/paymentLink/answer';
import type { PaymentLinkRequest } from '../rules/paymentLink/check';
import { createdLinkSchema, mailedLinkSchema } from './schema';
import { checkBody } from '@/data/answer';
import { requestClosing } from '@/data/closing';

/**
 * POST a request for a payment link; `sendEmail` also mails it to the address in it. S2 §7. A refusal may come with any
 * status: its words are in the body. `login` is the path of the login page. Decision 66.
 */
export async function postPaymentLink(
  wanted: PaymentLinkRequest,
  sendEmail: boolean,
  login: string,
  signal: AbortSignal,
): Promise<PaymentLinkAnswer> {
  const body = { ...wanted, sendEmail };
  const answer = await requestClosing({ method: 'POST', url: '/api/payment-link', body, signal }, login);
  return checkBody(answer, sendEmail ? mailedLinkSchema : createdLinkSchema);
}
