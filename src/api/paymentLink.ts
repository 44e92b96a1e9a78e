import type { PaymentLinkAnswer } from '@/domain/paymentLink/answer';
import type { PaymentLinkWish } from '@/domain/paymentLink/check';
import { createdLinkSchema, mailedLinkSchema } from '@/wire/paymentLink';
import { checkAnswer } from './answer';
import { request } from './http';

/**
 * POST a wish for a payment link; `sendEmail` also mails it to the address of the wish. S2 §7. A refusal may come with
 * any status: its words are in the body.
 */
export async function postPaymentLink(wish: PaymentLinkWish, sendEmail: boolean, signal: AbortSignal): Promise<PaymentLinkAnswer> {
  const body = { ...wish, sendEmail };
  const answer = await request({ method: 'POST', url: '/api/payment-link', body, signal, anyStatus: true });
  return checkAnswer(answer, sendEmail ? mailedLinkSchema : createdLinkSchema);
}
