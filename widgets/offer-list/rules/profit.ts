import type { CartTotals } from '@/domain/cart/cart';
import { cartTotals, type TotalLine } from '@/domain/cart/totals';
import { decimal } from '@/domain/money/decimal';
import { readTypedNumber, writeTypedNumber } from '@/domain/typedNumber';

/** What one line of an offer is reckoned from. All lines of one sum are in one currency. */
interface ProfitLine extends TotalLine {
  /** Percent. */
  readonly profit: number;
}

/** The price of a unit with its profit, unrounded. A profit is a markup: 100 at 10 is 110; below 0 it is a discount. Decision 19. */
export function priceWithProfit({ price, profit }: Pick<ProfitLine, 'price' | 'profit'>): number {
  return decimal(price).times(decimal(profit).plus(100)).div(100).toNumber();
}

/** What lines come to with their profits, by the rules of a cart. S1 §9, decisions 15 and 19. */
export function offerSums(lines: readonly ProfitLine[]): CartTotals {
  return cartTotals(lines.map((line) => ({ ...line, price: priceWithProfit(line) })));
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
