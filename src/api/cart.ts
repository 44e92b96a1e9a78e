import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import { cartItemSchema, cartSchema } from '@/wire/cart';
import { checkAnswer, checkDone } from './answer';
import { ApiFailure } from './error';
import { request } from './http';

const CART = '/api/catalog/cart';
const lineUrl = (id: Id) => `${CART}/${encodeURIComponent(id)}`;

/** GET the cart. S1 §7. */
export async function fetchCart(): Promise<readonly CartItem[]> {
  return checkAnswer(await request({ method: 'GET', url: CART }), cartSchema);
}

/** POST `quantity` units of a product; the answer is its cart line. S1 §7, decision 12. */
export async function postCartItem(productId: Id, quantity: number, unit: Id): Promise<CartItem> {
  const body = new FormData();
  body.set('quantity', String(quantity));
  body.set('productValue', productValue(unit));
  return checkAnswer(await request({ method: 'POST', url: lineUrl(productId), body }), cartItemSchema);
}

/** What the shop calls productValue: the unit's id (decision 12). */
function productValue(unit: Id): string {
  return String(unit);
}

export type CartItemChange = { readonly quantity: number } | { readonly addQuantity: number } | { readonly unit: Id };

/**
 * PATCH one line. Answers with the line, or null where the answer has another shape: the cart must then be fetched
 * again (decision 11).
 */
export async function patchCartItem(itemId: Id, change: CartItemChange): Promise<CartItem | null> {
  const text = await request({ method: 'PATCH', url: lineUrl(itemId), body: change });
  try {
    return checkAnswer(text, cartItemSchema);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.error.kind === 'shape') return null;
    throw failure;
  }
}

/** DELETE one line. */
export async function deleteCartItem(itemId: Id): Promise<void> {
  checkDone(await request({ method: 'DELETE', url: lineUrl(itemId) }));
}

/** DELETE every line. */
export async function deleteCart(): Promise<void> {
  checkDone(await request({ method: 'DELETE', url: CART }));
}
