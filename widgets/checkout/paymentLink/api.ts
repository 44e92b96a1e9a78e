import type { PaymentLinkAnswer } from '../rules/paymentLink/answer';
import type { PaymentLinkRequest } from '../rules/paymentLink/check';
import { createdLinkSchema, mailedLinkSchema } from './schema';
import { checkBody } from '@/data/answer';
import { requestClosing, type ClosingContext } from '@/data/closing';

/**
 * POST a request for a payment link; `sendEmail` also mails it to the address in it. S2 §7. A refusal may come with any
 * status: its words are in the body. Decisions 66 and 67.
 */
export function postPaymentLink(
  wanted: PaymentLinkRequest,
  sendEmail: boolean,
  closing: ClosingContext,
  signal: AbortSignal,
): Promise<PaymentLinkAnswer> {
  const body = { ...wanted, sendEmail };
  const schema = sendEmail ? mailedLinkSchema : createdLinkSchema;
  return requestClosing({ method: 'POST', url: '/api/payment-link', body, signal }, closing, (answer) =>
    checkBody(answer, schema),
  );
}
