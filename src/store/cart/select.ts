import type { CartTotals } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import { cartTotals } from '@/domain/cart/totals';
import { sameId, type Id } from '@/domain/id';
import { convertPrice } from '@/domain/money/convert';
import { currencyCode } from '@/domain/money/currencyCode';
import type { RootState } from '../store';

/** What the cart already holds of a product, over all its units (decision 27). */
export function selectCartUse(state: RootState, productId: Id): ReadonlyArray<{ quantity: number; multiplier: number }> {
  return state.cart.items
    .filter((item) => sameId(item.product.id, productId))
    .map(({ quantity, productUnit }) => ({ quantity, multiplier: productUnit.multiplier }));
}

/** Whether an add of this product waits or runs. */
export function selectAdding(state: RootState, productId: Id): boolean {
  return state.cart.queue.some(({ operation, id }) => operation === 'add' && id !== null && sameId(id, productId));
}

/**
 * Totals of the cart in the chosen currency, tax apart (decisions 15 and 17). Null where a line has no rate into it:
 * amounts of two currencies make no sum (decision 14).
 */
export function cartTotalsOf({ cart, session }: Pick<RootState, 'cart' | 'session'>): (CartTotals & { currency: string }) | null {
  const currency = currencyCode(session.currency);
  const lines = [];
  for (const { product, productUnit, quantity } of cart.items) {
    const price = cartUnitPrice(productUnit, null);
    const converted = price && convertPrice(price, currency, session.page.currencies);
    if (converted && converted.currency !== currency) return null;
    lines.push({ price: converted?.value ?? 0, quantity, taxRate: product.taxRate });
  }
  return { ...cartTotals(lines), currency };
}
