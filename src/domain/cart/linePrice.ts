import type { Money } from '../money/money';
import type { CartUnit } from './cart';
import { lineAmounts } from './totals';

/**
 * The price of one unit of a cart line: that of the selected payment plan, else the unit's default price.
 * A plan price of zero means that the plan has none (decision 21). S1 §3, decision 30.
 * @param priceName field of the selected plan, or null without one
 */
export function cartUnitPrice(unit: CartUnit, priceName: string | null): Money | null {
  const named = priceName === null ? undefined : unit.namedPrices[priceName];
  return named !== undefined && named.value > 0 ? named : unit.defaultPrice;
}

/** What a line adds to the subtotal: rounded as the totals round it (decision 15). */
export function lineTotal({ value, currency }: Money, quantity: number): Money {
  return { value: lineAmounts({ price: value, quantity, taxRate: 0 }).net, currency };
}
