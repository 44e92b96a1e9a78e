import type { CartItem } from '@/domain/cart/cart';
import type { Settings } from '@/domain/settings';
import { remainingPieces, type CartAmount } from '@/domain/stock/remaining';

/**
 * Ids of the lines whose product the cart holds more of than there is, over all its units; by the stock that the shop shows
 * (decision 27). None where the cart may go beyond the stock.
 */
export function linesShortOfStock(
  items: readonly CartItem[],
  settings: Pick<Settings, 'stockInfoStatus' | 'cartStockControl'>,
): ReadonlySet<string> {
  if (settings.cartStockControl) return new Set();
  const amounts = new Map<string, CartAmount[]>();
  for (const { product, productUnit, quantity } of items) {
    const amount = { quantity, multiplier: productUnit.multiplier };
    amounts.set(String(product.id), [...(amounts.get(String(product.id)) ?? []), amount]);
  }
  const isShort = ({ product, unread }: CartItem) =>
    !unread && remainingPieces({ stock: product.quantity, settings, cart: amounts.get(String(product.id)) ?? [] }) < 0;
  return new Set(items.filter(isShort).map(({ id }) => String(id)));
}
