import type { Product } from '../wire';
import { isSet } from './settings';
import type { ShopSettings } from './settings';

/** Pieces that each stockInfoStatus from 3 to 14 adds to what the shop has. S1 §9. */
const DISPLAYED_MORE: readonly number[] = [0, 0, 0, 5, 10, 50, 100, 1000, 20, -5, -10, -50, -100, -1000, -20];

/** Whether the shop sells `pieces` of the product in all. With cartStockControl on, the cart may exceed the stock. */
export function sells(settings: ShopSettings, product: Product, pieces: number): boolean {
  if (isSet(settings.cartStockControl)) return true;
  const more = DISPLAYED_MORE[Number(settings.stockInfoStatus)] ?? 0;
  return pieces <= (product.quantity ?? 0) + more;
}
