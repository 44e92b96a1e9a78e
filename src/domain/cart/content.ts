import type { CartItem } from './cart';

/** What a cart holds, as text: the same for the same lines in any order. Prices are the server's to say, and count for nothing. */
export function cartContent(items: readonly CartItem[]): string {
  const lines = items.map(({ id, product, productUnit, quantity }) =>
    JSON.stringify([id, product.id, productUnit.id, quantity].map(String)),
  );
  return lines.sort().join();
}
