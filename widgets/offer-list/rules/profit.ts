import { decimal } from '@/domain/money/decimal';
import { readTypedNumber, writeTypedNumber } from '@/domain/typedNumber';

/**
 * The price of a unit with its profit in percent, unrounded. A profit is a markup: 100 at 10 is 110; below 0 it is a discount.
 * Decision 19.
 */
export function priceWithProfit({ price, profit }: { readonly price: number; readonly profit: number }): number {
  return decimal(price).times(decimal(profit).plus(100)).div(100).toNumber();
}

/**
 * The profit that was typed: '12,5' is 12.5, and nothing is 0 (decisions 19 and 63). Null for what is no number, and below
 * -100, where the customer would be paid.
 */
export function readProfit(text: string): number | null {
  const profit = text.trim() === '' ? 0 : readTypedNumber(text);
  return profit !== null && profit >= -100 ? profit : null;
}

/** A profit as it stands in its field: with the decimal comma, and nothing for 0. */
export function formatProfit(profit: number): string {
  return profit === 0 ? '' : writeTypedNumber(profit);
}
