import { decimal, roundHalfUp } from '@/domain/money/decimal';
import type { CardPlan } from './plans';

/** What is to be paid by card now, in TRY. Rounded by decision 42. */
export interface Due {
  /** Before commission. */
  readonly amount: number;
  readonly installment: number;
  /** What the card is charged: the amount and the commission on it. */
  readonly total: number;
  /** One instalment. */
  readonly monthly: number;
}

/** What an amount in TRY comes to under a plan: total = amount × (100 + commission) / 100, monthly = total / n. S2 §9, decision 42. */
export function dueOf(amount: number, { installment, commission }: Pick<CardPlan, 'installment' | 'commission'>): Due {
  const total = roundHalfUp(decimal(amount).times(decimal(commission).plus(100)).div(100));
  return { amount, installment, total, monthly: roundHalfUp(decimal(total).div(installment)) };
}

/** The commission in TRY: what the card is charged beyond the amount. */
export function commissionAmount({ amount, total }: Pick<Due, 'amount' | 'total'>): number {
  return roundHalfUp(decimal(total).minus(decimal(amount)));
}

/** Whether a summary has a row for the commission: for instalments, and where the total is another than the amount. S2 §2. */
export function isCommissionShown({ amount, installment, total }: Pick<Due, 'amount' | 'installment' | 'total'>): boolean {
  return installment > 1 || total !== amount;
}
