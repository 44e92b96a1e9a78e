import type { EventProduct } from '@/contract/events';
import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import { convertPrice } from '@/domain/money/convert';
import type { Money } from '@/domain/money/money';
import type { Product } from '@/domain/product';
import { selectListPlace, type WithLists } from '../list/select';
import type { WithSession } from '../session/state';

type Needed = WithSession & WithLists;
type Named = Pick<Product, 'id' | 'code' | 'name' | 'brand'>;
type Place = Pick<EventProduct, 'list' | 'position'>;

/**
 * Lines of the cart as events tell of them, with their quantity or, of an add, the `added` one, and with their price under the
 * payment plan `priceName`. Decisions 14 and 30.
 */
export function describeLines(
  { session: { page, currency }, ...lists }: Needed,
  lines: readonly CartItem[],
  added?: number,
  priceName: string | null = null,
): EventProduct[] {
  return lines.map(({ product, productUnit, quantity }) => {
    const price = page.settings.showPriceStatus ? cartUnitPrice(productUnit, priceName) : null;
    const shown = price && convertPrice(price, currency, page.currencies);
    return describeProduct(product, shown, added ?? quantity, selectListPlace(lists, product.id));
  });
}

/** A product as events tell of it. */
export function describeProduct(
  { id, code, name, brand }: Named,
  price: Money | null,
  quantity: number,
  place: Place,
): EventProduct {
  return {
    id,
    code,
    name,
    brand: brand?.name ?? null,
    price: price?.value ?? null,
    currency: price?.currency ?? null,
    quantity,
    ...place,
  };
}
