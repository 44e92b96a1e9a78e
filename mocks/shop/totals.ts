import type { CartItem, CartUnit, Price } from '../wire';
import { CURRENCIES } from '../seed/facts';
import { PLAN_PRICE_NAMES } from './cartItem';

export interface Totals {
  /** TRY, two decimals. */
  readonly subTotal: number;
  readonly tax: number;
  readonly total: number;
}

const SCALE = 10_000;

/**
 * What the cart costs in TRY by decision 15, in whole numbers throughout. Prices and rates have at most 4 decimals.
 * `plan`: field of the payment plan whose prices count, where a line has them.
 */
export function totalsOf(items: readonly CartItem[], plan = ''): Totals {
  let subTotal = 0n;
  let tax = 0n;
  for (const { product, productUnit, quantity } of items) {
    const { value, currency } = priceUnder(productUnit, plan);
    const rate = CURRENCIES.find(({ code }) => code === currency)?.exchangeRate ?? 1;
    const line = divideHalfUp(scale(value) * scale(rate) * BigInt(quantity), BigInt((SCALE * SCALE) / 100));
    subTotal += line;
    tax += divideHalfUp(line * BigInt(product.taxRate ?? 0), 100n);
  }
  const liras = (kurus: bigint) => Number(kurus) / 100;
  return { subTotal: liras(subTotal), tax: liras(tax), total: liras(subTotal + tax) };
}

/** The price of a line under a payment plan. One of 0 says that the product has none there: its own price holds (decisions 21 and 30). */
export function priceUnder(unit: CartUnit, plan: string): Price {
  const named = PLAN_PRICE_NAMES.map((name) => (name === plan ? unit[name] : null)).find((price) => price && price.value > 0);
  return named ?? unit.defaultPrice;
}

const scale = (value: number) => BigInt(Math.round(value * SCALE));
const divideHalfUp = (amount: bigint, by: bigint) => (amount * 2n + by) / (by * 2n);
