import { CART_COUNT } from '@/runtime/page/cartCount';
import { store } from './storage';

/** Remembers the number of cart lines for the next page; null forgets it. */
export function rememberCartCount(count: number | null): void {
  store(CART_COUNT, count === null ? null : String(count));
}
