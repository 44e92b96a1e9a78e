import { lineTotal } from '@/domain/cart/linePrice';
import { convertPrice } from '@/domain/money/convert';
import { sumRounded } from '@/domain/money/decimal';
import type { Money } from '@/domain/money/money';
import { sellingPrice, type PricingContext } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import { unitPrices } from '@/domain/units';
import type { Judgement } from './judge';

/** The currency in which prices are told, and what leads to it. */
export type Rates = Pick<PricingContext, 'currency' | 'currencies'>;

/** What a unit of a product costs net, unrounded, as the cart will count it; null where it has no price. Decisions 15, 17 and 30. */
export function netPrice(product: Product, unit: Unit, { currency, currencies }: Rates): Money | null {
  const price = sellingPrice(product, unit) > 0 ? unitPrices(product, unit).salePrice : null;
  return price && convertPrice(price, currency, currencies);
}

/** What a row comes to, net and rounded as a line of the cart; null where it has no price. Decision 15. */
export function rowTotal({ product, unit, amount }: Judgement, rates: Rates): Money | null {
  const price = product && unit && netPrice(product, unit, rates);
  return price && amount !== null ? lineTotal(price, amount) : null;
}

/** The sum of what rows come to; null where they are not all in one currency, which makes no sum (decision 14). */
export function sumOf(totals: readonly Money[]): Money | null {
  const [first] = totals;
  if (!first || totals.some(({ currency }) => currency !== first.currency)) return null;
  return { value: sumRounded(totals.map(({ value }) => value)), currency: first.currency };
}
