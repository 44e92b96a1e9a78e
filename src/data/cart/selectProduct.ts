import { createSelector } from '@reduxjs/toolkit';
import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import { piecesInCart, type CartAmount } from '@/domain/stock/remaining';
import { selectCartItems } from './select';
import type { WithCart } from './state';

/** What the cart already holds of a product, over all its units (decision 27). */
export const selectCartUse = ({ cart }: WithCart, productId: Id): readonly CartAmount[] => amountsIn(cart.items, productId);

const amountsIn = (items: readonly CartItem[], productId: Id): readonly CartAmount[] =>
  items
    .filter((item) => sameId(item.product.id, productId))
    .map(({ quantity, productUnit }) => ({ quantity, multiplier: productUnit.multiplier }));

/** The lines of each product by its id, as text. */
export type LinesByProduct = ReadonlyMap<string, readonly CartItem[]>;

/**
 * The cart by product, for many that ask for their own lines. One that cannot be read is for the cart itself to show: without an id
 * its removal would lead to the whole cart (decision 68).
 */
export const selectLinesByProduct = createSelector([selectCartItems], (items): LinesByProduct => {
  const byProduct = new Map<string, CartItem[]>();
  for (const item of items) {
    if (item.unread) continue;
    const id = String(item.product.id);
    const lines = byProduct.get(id);
    if (lines) lines.push(item);
    else byProduct.set(id, [item]);
  }
  return byProduct;
});

/** Whether the cart has some of a product. Asked of the map: each card of a list asks with each action, and a cart may have thousands of lines. */
export const selectIsInCart = (state: WithCart, productId: Id): boolean => selectLinesByProduct(state).has(String(productId));

const NO_LINES: readonly CartItem[] = [];

/** The lines of one product; always the same object where it has none. */
export function linesOf(byProduct: LinesByProduct, productId: Id): readonly CartItem[] {
  return byProduct.get(String(productId)) ?? NO_LINES;
}

/** Whether lines say the same of what is in the cart. Each answer of the server brings other objects. */
export function areSameLines(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(
        ({ id, quantity, productUnit }, index) =>
          sameId(id, other[index]?.id ?? '') &&
          quantity === other[index]?.quantity &&
          productUnit.value === other[index].productUnit.value,
      ))
  );
}

/** Pieces of a product in the cart as the server last told it; null while nobody knows. */
export function selectPiecesInCart({ cart }: WithCart, productId: Id): number | null {
  if (!cart.isRead) return null;
  return piecesIn(cart.confirmed, productId);
}

/** Pieces of a product in a cart. */
export function piecesIn(items: readonly CartItem[], productId: Id): number {
  return piecesInCart(amountsIn(items, productId));
}
