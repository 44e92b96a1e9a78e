import { readStored } from './storage';

/** Where the number stands in the browser's storage; `src/page/cartCount.ts` puts it there. */
export const CART_COUNT = 'cart-count';

/** The last known number of cart lines, for the first paint of the next page; null where none is known. */
export function lastCartCount(): number | null {
  const count = Number(readStored(CART_COUNT) ?? NaN);
  return Number.isInteger(count) && count >= 0 ? count : null;
}
