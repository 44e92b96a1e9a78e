import { cartTotals } from '@/domain/cart/totals';
import { convertPrice } from '@/domain/money/convert';
import type { Money } from '@/domain/money/money';
import { sellingPrice, type PricingContext } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import { unitPrices } from '@/domain/units';

/** The currency in which prices are told, and what leads to it. */
export type Rates = Pick<PricingContext, 'currency' | 'currencies'>;

/** What a unit of a product costs net, unrounded, as the cart will count it; null where it has no price. Decisions 15, 17 and 30. */
export function netPrice(product: Product, unit: Unit, { currency, currencies }: Rates): Money | null {
  const price = sellingPrice(product, unit) > 0 ? unitPrices(product, unit).salePrice : null;
  return price && convertPrice(price, currency, currencies);
}

/** What lines come to; null where they are not all in one currency, which makes no sum (decision 14). */
export function sumOf(lines: ReadonlyArray<{ readonly price: Money; readonly amount: number }>): Money | null {
  const [first] = lines;
  if (!first || lines.some(({ price }) => price.currency !== first.price.currency)) return null;
  const { subTotal } = cartTotals(lines.map(({ price, amount }) => ({ price: price.value, quantity: amount, taxRate: 0 })));
  return { value: subTotal, currency: first.price.currency };
}
