import { fillCart } from '@mocks/shop/fillCart';
import type { Shop } from '@mocks/shop/shop';

/** More lines than these are of products that the catalogue has not got. */
const MOST_OF_GOODS = 100;

/** Puts lines of two into the session's cart: products that are plentiful and sold in several units. */
export function fill(shop: Shop, count: number): void {
  const { catalogue, cart } = shop;
  if (count > MOST_OF_GOODS) {
    fillCart(shop, count);
    return;
  }
  const goods = catalogue.all.filter(
    ({ id, quantity, units, defaultUnit }) =>
      (quantity ?? 0) >= 500 && units.length > 1 && defaultUnit?.multiplier === 1 && catalogue.variantCheck(id) === undefined,
  );
  for (const { id, defaultUnit } of goods.slice(0, count)) cart.add(String(id), String(defaultUnit?.id), 2);
}
