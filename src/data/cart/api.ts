import * as v from 'valibot';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import { optionalTextSchema } from '@/schemas/basics';
import { cartEntriesSchema, cartItemSchema, cartSchema, isCart, readCartLine, unreadComplaint } from '@/schemas/cart';
import { read } from '@/schemas/read';
import { checkAnswer, checkBody, checkDone, checkTold, parseBody } from '../answer';
import { complainOfAnswer } from '../complaint';
import { requestClosing, type ClosingContext } from '../closing';
import { request } from '../http';
import { readInSlices } from '../inSlices';

const CART = '/api/catalog/cart';
const lineUrl = (id: Id) => `${CART}/${encodeURIComponent(id)}`;

/** GET the cart. Its lines are read slice by slice, and those that cannot be are told (decision 68). S1 §7. */
export async function fetchCart(signal: AbortSignal): Promise<readonly CartItem[]> {
  return request({ method: 'GET', url: CART, signal }, async (text) => {
    const body = parseBody(text);
    const items = await readInSlices(checkBody(body, cartEntriesSchema), readCartLine, signal);
    // The schema of the whole says what is wrong with it.
    if (!isCart(items)) return checkBody(body, cartSchema);
    const complaint = unreadComplaint(items);
    if (complaint) complainOfAnswer(complaint);
    return items;
  });
}

/** POST `quantity` units of a product; the answer is its cart line. S1 §7, decision 12. */
export async function postCartItem(productId: Id, quantity: number, unit: Id): Promise<CartItem> {
  // What the shop calls productValue is the unit's id.
  const form = { quantity: String(quantity), productValue: String(unit) };
  return request({ method: 'POST', url: lineUrl(productId), form }, (text) => {
    checkDone(text);
    return checkAnswer(text, cartItemSchema);
  });
}

export type CartItemChange = { readonly quantity: number } | { readonly addQuantity: number } | { readonly unit: Id };

/**
 * PATCH one line. Answers with the line, or null where the answer has another shape: the cart must then be fetched
 * again (decision 11). A refusal is a failure, and so is an HTML page.
 */
export async function patchCartItem(itemId: Id, change: CartItemChange): Promise<CartItem | null> {
  return request({ method: 'PATCH', url: lineUrl(itemId), body: change }, (text) => {
    // A page in the place of an answer, of a login say, has changed nothing.
    checkDone(text);
    const line = read(cartItemSchema, parseBody(text));
    return line.ok ? line.value : null;
  });
}

/** DELETE one line. */
export async function deleteCartItem(itemId: Id): Promise<void> {
  await request({ method: 'DELETE', url: lineUrl(itemId) }, checkTold);
}

/** DELETE every line. */
export async function deleteCart(): Promise<void> {
  await request({ method: 'DELETE', url: CART }, checkTold);
}

/** What the server says of a placed order; the shop documents nothing of it, so each part may be missing. */
export interface OrderReceipt {
  readonly orderNo: string | null;
}

const receiptSchema = v.object({ orderNo: optionalTextSchema });

/** POST the order of the whole cart. S1 §7, decisions 66 and 67. */
export function postOrder(description: string, advencePrice: string, closing: ClosingContext): Promise<OrderReceipt> {
  return requestClosing({ method: 'POST', url: CART, form: { description, advencePrice } }, closing, (answer) => {
    const receipt = read(receiptSchema, answer);
    return receipt.ok ? receipt.value : { orderNo: null };
  });
}

/** POST a request for an offer on the whole cart. S1 §7, decisions 66 and 67. */
export async function postOffer(description: string, closing: ClosingContext): Promise<void> {
  await requestClosing({ method: 'POST', url: `${CART}/offer`, form: { description } }, closing, () => undefined);
}
