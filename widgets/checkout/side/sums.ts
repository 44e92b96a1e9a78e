import type { Sum } from '@/commerce/order/Sums';
import { commissionAmount, isCommissionShown, type Due } from '../rules/card/due';
import type { CheckoutStep, CheckoutTotals, PaymentResult } from '../rules/checkout';
import { TRY } from '@/domain/money/currency';
import type { PageTexts } from '@/i18n/useTexts';

interface SumsInput {
  readonly step: CheckoutStep;
  /** Null where they cannot be told, or nothing is ordered. */
  readonly totals: CheckoutTotals | null;
  /** What the card form says is to be paid, and once that was paid what was; null where there is no form. */
  readonly due: Due | null;
  readonly result: PaymentResult | null;
  /** False: the shop shows no prices, and only what is to be paid is said. */
  readonly isPriced: boolean;
}

/** What the summary panel lists. S2 §2, decision 38. */
export function sumsOf({ step, totals, due, result, isPriced }: SumsInput, t: PageTexts['t']): readonly Sum[] {
  const sum = (label: string, value: number, isGrand = false): Sum => ({ label, value, currency: TRY, isGrand });
  if (step === 'CheckoutPayment') {
    const toPay = due?.total ?? totals?.tryTotal;
    return toPay === undefined ? [] : [sum(t('checkout.toPay'), toPay, true)];
  }
  if (!totals) return [];
  const { subTotal, tax, tryTotal } = totals;
  const paid = step === 'CheckoutSummary' ? (due ?? chargeOf(tryTotal, result)) : null;
  return [
    ...(isPriced ? [sum(t('cart.subTotal'), subTotal), sum(t('cart.tax'), tax)] : []),
    ...(paid && isCommissionShown(paid) ? [sum(t('checkout.commission'), commissionAmount(paid))] : []),
    sum(t('checkout.grandTotal'), paid?.total ?? tryTotal, true),
  ];
}

/** What the card was charged for an order; null for any other payment, and for less than the order, which no commission explains. */
function chargeOf(amount: number, result: PaymentResult | null): Pick<Due, 'amount' | 'installment' | 'total'> | null {
  if (!result?.succeed || result.paymentType !== 'order' || result.amount === null || result.amount < amount) return null;
  return { amount, total: result.amount, installment: result.mailOrder?.installment ?? 1 };
}
