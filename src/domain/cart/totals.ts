import { decimal, roundHalfUp, sumRounded } from '../money/decimal';
import type { CartTotals } from './cart';

/** A cart line to be summed. All lines of one sum are in one currency. */
export interface TotalLine {
  /** Net price of one unit, unrounded. */
  readonly price: number;
  /** Units. */
  readonly quantity: number;
  /** Percent; null where nobody knows it. */
  readonly taxRate: number | null;
}

/** Whether a sum over these lines counts a tax that nobody knows as none. Decision 81. */
export function isTaxUnknown(lines: ReadonlyArray<Pick<TotalLine, 'taxRate'>>): boolean {
  return lines.some(({ taxRate }) => taxRate === null);
}

/** What a line comes to: net, and its tax; both rounded. */
export interface LineAmounts {
  readonly net: number;
  readonly tax: number;
}

/** Digits to which a product is sure, however large it is: a converted unit price is cut off behind its 17th. */
const SURE_DIGITS = 15;

/**
 * A line's amounts. Its unit price stays unrounded. A tax rate that nobody knows counts as 0 (decision 81): whoever shows a sum of such
 * says so. S1 §9, decision 15.
 */
export function lineAmounts({ price, quantity, taxRate }: TotalLine): LineAmounts {
  const net = roundHalfUp(decimal(price).times(decimal(quantity)).prec(SURE_DIGITS));
  return {
    net,
    tax: roundHalfUp(
      decimal(net)
        .times(decimal(taxRate ?? 0))
        .div(100),
    ),
  };
}

/** The totals of a cart: the sums of the rounded amounts, so that the printed lines always add up. Decision 15. */
export function sumAmounts(lines: readonly LineAmounts[]): CartTotals {
  const subTotal = sumRounded(lines.map(({ net }) => net));
  const tax = sumRounded(lines.map((line) => line.tax));
  return { subTotal, tax, total: sumRounded([subTotal, tax]) };
}

/** {@link sumAmounts} of lines of one currency. */
export function cartTotals(lines: readonly TotalLine[]): CartTotals {
  return sumAmounts(lines.map(lineAmounts));
}
