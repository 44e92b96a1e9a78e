import type { CartTotals } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import { cartTotals } from '@/domain/cart/totals';
import { sameId, type Id } from '@/domain/id';
import { convertPrice } from '@/domain/money/convert';
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

/** Totals of the cart in the chosen currency, tax apart (decisions 15 and 17). */
export function cartTotalsOf({ cart, session }: Pick<RootState, 'cart' | 'session'>): CartTotals & { currency: string } {
  const lines = cart.items.map(({ product, productUnit, quantity }) => {
    const price = cartUnitPrice(productUnit, null);
    const value = price ? convertPrice(price, session.currency, session.page.currencies).value : 0;
    return { price: value, quantity, taxRate: product.taxRate };
  });
  return { ...cartTotals(lines), currency: session.currency };
}
