import { isAnyOf } from '@reduxjs/toolkit';
import {
  deleteCart,
  deleteCartItem,
  fetchCart,
  patchCartItem,
  postCartItem,
  postOffer,
  postOrder,
  type CartItemChange,
  type OrderReceipt,
} from './api';
import { ApiFailure } from '../apiError';
import type { ClosingContext } from '../closing';
import type { FailurePolicy } from '../failure';
import type { CartItem } from '@/domain/cart/cart';
import { cartContent } from '@/domain/cart/content';
import type { CartEdit } from '@/domain/cart/edits';
import { sameId, type Id } from '@/domain/id';
import { nextTask } from '@/runtime/page/nextTask';
import { apiThunk, type CallContext } from '../apiThunk';
import { isAdding, selectClosing } from './select';
import type { WithCart } from './state';

export interface AddRequest {
  readonly productId: Id;
  readonly quantity: number;
  /** Unit id. */
  readonly unit: Id;
  /** Of the product, for what is said of it; a script does not tell it. */
  readonly name?: string;
  /** Of one of many that are added together, which are told of as a whole: what is still told of it by itself. */
  readonly tells?: 'failure' | 'nothing' | undefined;
  /** The line that it puts back; where the removal of that has failed by then, nothing is added. */
  readonly restored?: Id;
}

export interface ChangeRequest {
  readonly itemId: Id;
  readonly change: CartItemChange;
}

export interface OfferRequest {
  /** Already by decision 38: trimmed, never empty. */
  readonly note: string;
  /** The widget's container, where the contract's events are dispatched. */
  readonly target: EventTarget;
}

export interface OrderRequest extends OfferRequest {
  /** `priceName` of the chosen payment plan; '' without one (decision 38). */
  readonly advencePrice: string;
}

/** What a change came to: the line as the server has it, `unknown` where only a fetch can tell, `superseded` where another one says it. */
export type ChangeResult = CartItem | 'unknown' | 'superseded';

/** The visitor asked for the cart, and not the page: where the session has ended, the login opens (decision 69). */
export const ASKED = { isAsked: true } as const;

/** Fetches the cart after all writes before it, and anew after one that comes meanwhile. A fetch that has not begun serves whoever asks. */
export const loadCart = apiThunk<readonly CartItem[], FailurePolicy | undefined>('cart/load', (_, { extra }) =>
  extra.queues.cart.read(fetchCart),
);

/** Adds a product; a product whose add is still under way is not added twice (decision 11). A line that is put back is another wish. */
export const addToCart = apiThunk<CartItem, AddRequest, WithCart>(
  'cart/add',
  async ({ productId, quantity, unit, restored }, { getState }) => {
    if (restored !== undefined) {
      // What became of the removal is told a moment after its turn.
      await nextTask();
      if (getState().cart.confirmed.some(({ id }) => sameId(id, restored))) throw new ApiFailure({ kind: 'aborted' });
    }
    return postCartItem(productId, quantity, unit);
  },
  { queue: 'cart', condition: ({ productId, restored }, { cart }) => restored !== undefined || !isAdding(cart.queue, productId) },
);

/**
 * Changes quantity or unit of a line. A quantity that another one follows before its turn has come is not sent: ten
 * quick steps on a slow connection are two calls. Nor has one failed that another one follows, or the removal of its line: that
 * tells what becomes of the line.
 */
export const changeCartItem = apiThunk<ChangeResult, ChangeRequest, WithCart>(
  'cart/change',
  async ({ itemId, change }, { requestId, getState }) => {
    const isSuperseded = (...by: ReadonlyArray<CartEdit['kind'] | undefined>) =>
      'quantity' in change && by.includes(nextOf(getState(), requestId, itemId));
    if (isSuperseded('quantity')) return 'superseded';
    try {
      const line = await patchCartItem(itemId, change);
      // Another line than the one that was changed has taken it in: where that leaves the others only the cart says.
      return line && sameId(line.id, itemId) ? line : 'unknown';
    } catch (failure) {
      if (isSuperseded('quantity', 'remove', 'clear')) return 'superseded';
      throw failure;
    }
  },
  { queue: 'cart' },
);

/** What the next write to the same line does to it. */
function nextOf({ cart }: WithCart, requestId: string, itemId: Id): CartEdit['kind'] | undefined {
  const index = cart.queue.findIndex((entry) => entry.requestId === requestId);
  return cart.queue.slice(index + 1).find(({ id }) => id === null || sameId(id, itemId))?.edit?.kind;
}

export const removeCartItem = apiThunk<void, Id>('cart/remove', deleteCartItem, { queue: 'cart' });

export const clearCart = apiThunk<void>('cart/clear', deleteCart, { queue: 'cart' });

/** A change of lines that has failed: they go back to what they were. */
export const isFailedEdit = isAnyOf(changeCartItem.rejected, removeCartItem.rejected, clearCart.rejected);

/**
 * The last write of a cart, in its turn. It is not sent where a call before it has failed meanwhile: the customer
 * would get another cart than the one on the screen. That call has its own message. Until its end is known the browser
 * asks before the page is left.
 */
function close<T>(
  { extra: { queues, services }, getState }: CallContext<WithCart>,
  send: (closing: ClosingContext) => Promise<T>,
): Promise<T> {
  const queue = queues.cart;
  const { failures } = queue;
  const turn = async () => {
    // What became of the call before is told a moment after its turn; the key stands for the cart with it.
    await nextTask();
    if (services.ending.aborted || queue.failures > failures) throw new ApiFailure({ kind: 'aborted' });
    const { cart } = getState();
    return send({ keys: services.keys.cart, content: cartContent(cart.confirmed) });
  };
  return services.leaveWarnings.warnWhile(() => queue.run(turn));
}

/** Places the order of the whole cart, after all changes before it. */
export const placeOrder = apiThunk<OrderReceipt, OrderRequest, WithCart>(
  'cart/saveOrder',
  ({ note, advencePrice }, context) => close(context, (closing) => postOrder(note, advencePrice, closing)),
  { condition: (_, state) => !selectClosing(state) },
);

/** Requests an offer for the whole cart. */
export const requestOffer = apiThunk<void, OfferRequest, WithCart>(
  'cart/makeOffer',
  ({ note }, context) => close(context, (closing) => postOffer(note, closing)),
  { condition: (_, state) => !selectClosing(state) },
);

/** The cart is about to be ordered, or an offer to be requested on it. */
export const isBegunClosing = isAnyOf(placeOrder.pending, requestOffer.pending);

/** The cart has been ordered, or an offer requested on it: what it holds is another, and the page is about to be left. */
export const isCarriedOutClosing = isAnyOf(placeOrder.fulfilled, requestOffer.fulfilled);

/** The cart could not be ordered, or no offer be requested on it. */
export const isFailedClosing = isAnyOf(placeOrder.rejected, requestOffer.rejected);

/** That is over, well or not. */
export const isEndedClosing = isAnyOf(isCarriedOutClosing, isFailedClosing);
