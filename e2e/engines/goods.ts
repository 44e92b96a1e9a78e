import { fillCart } from '@mocks/shop/fillCart';
import type { Shop } from '@mocks/shop/shop';
import { fillWithPlenty } from '../support/goods';

/** More lines than these are of products that the catalogue has not got. */
const MOST_OF_GOODS = 100;

/** Puts lines of two into the session's cart: products that are plentiful and sold in several units. */
export function fill(shop: Shop, count: number): void {
  if (count > MOST_OF_GOODS) fillCart(shop, count);
  else fillWithPlenty(shop, count);
}
