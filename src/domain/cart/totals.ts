import { decimal, roundHalfUp } from '../money/decimal';
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

/**
 * The totals of a cart. The unit price stays unrounded; each line and the tax of each line are rounded, and the
 * totals sum the rounded amounts, so that the printed lines always add up. A tax rate that nobody knows counts as 0
 * (decision 81): whoever shows such a sum says so. S1 §9, decision 15.
 */
export function cartTotals(lines: readonly TotalLine[]): CartTotals {
  let subTotal = decimal(0);
  let tax = decimal(0);
  for (const { price, quantity, taxRate } of lines) {
    const line = roundHalfUp(decimal(price).times(decimal(quantity)));
    subTotal = subTotal.plus(line);
    tax = tax.plus(
      roundHalfUp(
        decimal(line)
          .times(decimal(taxRate ?? 0))
          .div(100),
      ),
    );
  }
  return { subTotal: subTotal.toNumber(), tax: tax.toNumber(), total: subTotal.plus(tax).toNumber() };
}
