import { decimal, roundHalfUp } from '@/domain/money/decimal';
import type { MailOrder } from './checkout';

/** What a slip calls an amount, and the amount in its currency; null where nobody says. */
type SlipAmount = readonly [name: 'amount' | 'installmentAmount' | 'total', amount: number | null];

/**
 * The amounts of a mail-order slip: with several instalments that of one, and in all, which is what is agreed to. What was
 * charged counts, and where that is not known the instalments together. Decision 77.
 */
export function slipAmounts(
  { installment, installmentAmount: told }: Pick<MailOrder, 'installment' | 'installmentAmount'>,
  charged: number | null,
): readonly SlipAmount[] {
  // Many a shop writes 0 where it has none, as of a single payment: nobody signs for nothing.
  const each = told === 0 ? null : told;
  if (installment <= 1) return [['amount', each ?? charged]];
  const together = each && roundHalfUp(decimal(each).times(decimal(installment)));
  return [
    ['installmentAmount', each],
    ['total', charged ?? together],
  ];
}
