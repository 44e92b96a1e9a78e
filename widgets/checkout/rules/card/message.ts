import type { CardForm } from './check';
import type { Due } from './due';
import { expiryText } from './expiry';
import type { Id } from '@/domain/id';
import { digitsOf } from './number';

/** What the payment frame is told, once, to carry out one payment. S2 §7, decision 42. */
export interface PaymentMessage {
  /** Digits only. */
  readonly ccno: string;
  readonly ccv: string;
  /** 'MM/YY' */
  readonly expiry: string;
  readonly holder: string;
  /** Id of the chosen plan of the bank; null without one. */
  readonly plan: Id | null;
  readonly installment: number;
  /** TRY, before commission: that is the plan's. */
  readonly amount: number;
  readonly description: string;
  readonly advencePrice: string;
}

export interface PaymentOrder {
  readonly form: Omit<CardForm, 'amount'>;
  readonly plan: Id | null;
  readonly due: Due;
  readonly description: string;
  readonly advencePrice: string;
}

/** The message for a form that has been checked. */
export function paymentMessage({ form, plan, due, description, advencePrice }: PaymentOrder): PaymentMessage {
  return {
    ccno: digitsOf(form.card),
    ccv: digitsOf(form.ccv),
    expiry: expiryText(form.expire),
    holder: form.holder.trim(),
    plan,
    installment: due.installment,
    amount: due.amount,
    description: description.trim(),
    advencePrice,
  };
}
