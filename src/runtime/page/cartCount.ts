import { readStored, store } from './storage';

const KEY = 'cart-count';

/** The last known number of cart lines, for the first paint of the next page; null where none is known. */
export function lastCartCount(): number | null {
  const count = Number(readStored(KEY) ?? NaN);
  return Number.isInteger(count) && count >= 0 ? count : null;
}

/** Remembers the number of cart lines for the next page; null forgets it. */
export function rememberCartCount(count: number | null): void {
  store(KEY, count === null ? null : String(count));
}
