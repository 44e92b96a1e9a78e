import { roundHalfUp } from '@/domain/money/decimal';
import { once } from '@/domain/once';

const balanceFormat = once(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** A customer's balance: "12,345.60 TL", unlike any price of the shop. S2 §9, decision 20. */
export function formatBalance(value: number, currency: string): string {
  return `${balanceFormat().format(roundHalfUp(value))} ${currency}`.trimEnd();
}
