import { decimal, roundHalfUp } from '@/domain/money/decimal';
import type { MailOrder } from './checkout';

/** What a slip calls an amount, and the amount in its currency; null where nobody says. */
type SlipAmount = readonly [name: 'amount' | 'installmentAmount' | 'total', amount: number | null];

/**
 * The amounts of a mail-order slip: with several instalments that of one, and in all, which is what is agreed to. What was
 * charged counts, and where that is not known the instalments together. Decision 77.
 */
export function slipAmounts(
  { installment, installmentAmount }: Pick<MailOrder, 'installment' | 'installmentAmount'>,
  charged: number | null,
): readonly SlipAmount[] {
  if (installment <= 1) return [['amount', installmentAmount ?? charged]];
  const together = installmentAmount && roundHalfUp(decimal(installmentAmount).times(decimal(installment)));
  return [
    ['installmentAmount', installmentAmount],
    ['total', charged ?? together],
  ];
}
