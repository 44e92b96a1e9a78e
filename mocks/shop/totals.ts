import type { CartItem } from '../wire';
import { CURRENCIES } from '../seed/facts';

export interface Totals {
  /** TRY, two decimals. */
  readonly subTotal: number;
  readonly tax: number;
  readonly total: number;
}

const SCALE = 10_000;

/** What the cart costs in TRY by decision 15, in whole numbers throughout. Prices and rates have at most 4 decimals. */
export function totalsOf(items: readonly CartItem[]): Totals {
  let subTotal = 0n;
  let tax = 0n;
  for (const { product, productUnit, quantity } of items) {
    const { value, currency } = productUnit.defaultPrice;
    const rate = CURRENCIES.find(({ code }) => code === currency)?.exchangeRate ?? 1;
    const line = divideHalfUp(scaled(value) * scaled(rate) * BigInt(quantity), BigInt((SCALE * SCALE) / 100));
    subTotal += line;
    tax += divideHalfUp(line * BigInt(product.taxRate), 100n);
  }
  const liras = (kurus: bigint) => Number(kurus) / 100;
  return { subTotal: liras(subTotal), tax: liras(tax), total: liras(subTotal + tax) };
}

const scaled = (value: number) => BigInt(Math.round(value * SCALE));
const divideHalfUp = (amount: bigint, by: bigint) => (amount * 2n + by) / (by * 2n);
