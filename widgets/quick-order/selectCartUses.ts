import { createSelector } from '@reduxjs/toolkit';
import { selectCartItems } from '@/data/cart/select';
import type { Id } from '@/domain/id';
import type { CartAmount } from '@/domain/stock/remaining';

/** Tells what the cart holds of a product; the same function while the cart stays the same. For many rows, each of which asks (decision 27). */
export const selectCartUses = createSelector([selectCartItems], (items) => {
  const uses = new Map<string, readonly CartAmount[]>();
  const cartUse = (productId: Id) => uses.get(String(productId)) ?? [];
  for (const { product, quantity, productUnit } of items)
    uses.set(String(product.id), [...cartUse(product.id), { quantity, multiplier: productUnit.multiplier }]);
  return cartUse;
});

/** Whether the cart holds as much: each answer of the server brings other objects. */
export function isSameUse(one: readonly CartAmount[], other: readonly CartAmount[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ quantity, multiplier }, at) => quantity === other[at]?.quantity && multiplier === other[at].multiplier)
  );
}
