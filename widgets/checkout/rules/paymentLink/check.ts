import type { Message } from '@/domain/message';
import { toChargedAmount } from './amount';

/** What the customer has typed. */
export interface PaymentLinkForm {
  readonly amount: string;
  readonly email: string;
}

/** What is asked of the shop: TRY, and a trimmed address, '' without one. */
export interface PaymentLinkRequest {
  readonly amount: number;
  readonly email: string;
}

/** What keeps a form from being sent, and the field in which it stands. */
export interface PaymentLinkProblem {
  readonly field: keyof PaymentLinkForm;
  readonly message: Message<'paymentLink.badAmount' | 'paymentLink.noEmail'>;
}

export type PaymentLinkCheck =
  { readonly ok: true; readonly request: PaymentLinkRequest } | { readonly ok: false; readonly problem: PaymentLinkProblem };

/** The amount must be above 0; it is checked before the e-mail, which only mailing needs. S2 §5, decision 44. */
export function checkPaymentLink(form: PaymentLinkForm, isMailed: boolean): PaymentLinkCheck {
  const request = { amount: toChargedAmount(form.amount), email: form.email.trim() };
  if (request.amount <= 0) return refuse('amount', 'paymentLink.badAmount');
  if (isMailed && request.email === '') return refuse('email', 'paymentLink.noEmail');
  return { ok: true, request };
}

function refuse(field: PaymentLinkProblem['field'], key: PaymentLinkProblem['message']['key']): PaymentLinkCheck {
  return { ok: false, problem: { field, message: { key } } };
}
