import { createAsyncThunk } from '@reduxjs/toolkit';
import {
  deleteCart, deleteCartItem, fetchCart, patchCartItem, postCartItem, postOffer, postOrder,
  type CartItemChange, type OrderReceipt,
} from '@/api/cart';
import { ApiFailure, type ApiError } from '@/api/error';
import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import type { Extra, RootState } from '../store';
import type { Queue } from './queue';
import { selectClosing } from './select';

interface Config {
  state: RootState;
  extra: Extra;
  rejectValue: ApiError;
}

export interface AddRequest {
  readonly productId: Id;
  readonly quantity: number;
  /** Unit id. */
  readonly unit: Id;
}

export interface ChangeRequest {
  readonly itemId: Id;
  readonly change: CartItemChange;
}

export interface OrderRequest {
  /** Already by decision 38: trimmed, never empty. */
  readonly note: string;
  /** `priceName` of the chosen payment plan; '' without one (decision 38). */
  readonly advencePrice: string;
}

/** What a change came to: the line as the server has it, `unknown` where only a fetch can tell, `superseded` where it was not sent. */
export type ChangeResult = CartItem | 'unknown' | 'superseded';

interface Turn {
  readonly queue: Queue;
  readonly requestId: string;
  readonly getState: () => RootState;
}

/** A cart call as a thunk: it waits for its turn in the queue and rejects with an {@link ApiError}. */
function cartCall<Result, Arg>(
  type: string,
  inTurn: (arg: Arg, turn: Turn) => Promise<Result>,
  condition?: (arg: Arg, state: RootState) => boolean,
) {
  return createAsyncThunk<Result, Arg, Config>(
    type,
    async (arg, { extra, requestId, getState, rejectWithValue }) => {
      try {
        return await inTurn(arg, { queue: extra.cartQueue, requestId, getState });
      } catch (failure) {
        if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
        throw failure;
      }
    },
    { condition: (arg, { getState }) => condition?.(arg, getState()) ?? true },
  );
}

/** Fetches the cart after all writes before it. A fetch that has not begun serves whoever asks meanwhile. */
export const loadCart = cartCall<readonly CartItem[], void>('cart/load', (_, { queue }) => queue.share(fetchCart));

/** Adds a product; a product whose add is still under way is not added twice (decision 11). */
export const addToCart = cartCall<CartItem, AddRequest>(
  'cart/add',
  ({ productId, quantity, unit }, { queue }) => queue.run(() => postCartItem(productId, quantity, unit)),
  ({ productId }, { cart }) =>
    !cart.queue.some(({ operation, id }) => operation === 'add' && id !== null && sameId(id, productId)),
);

/**
 * Changes quantity or unit of a line. A quantity that another one follows before its turn has come is not sent: ten
 * quick steps on a slow connection are two calls.
 */
export const changeCartItem = cartCall<ChangeResult, ChangeRequest>(
  'cart/change',
  ({ itemId, change }, { queue, requestId, getState }) =>
    queue.run(async () => {
      if ('quantity' in change && isSuperseded(getState(), requestId)) return 'superseded';
      return (await patchCartItem(itemId, change)) ?? 'unknown';
    }),
);

/** Whether the next write to the same line sets its quantity anyway. */
function isSuperseded({ cart }: RootState, requestId: string): boolean {
  const place = cart.queue.findIndex((entry) => entry.requestId === requestId);
  const own = cart.queue[place];
  const next = cart.queue.slice(place + 1).find(({ id }) => id === null || (own?.id != null && sameId(id, own.id)));
  return next?.edit?.kind === 'quantity';
}

export const removeCartItem = cartCall<void, Id>('cart/remove', (itemId, { queue }) => queue.run(() => deleteCartItem(itemId)));

export const clearCart = cartCall<void, void>('cart/clear', (_, { queue }) => queue.run(deleteCart));

/**
 * The last write of a cart, in its turn. It is not sent where a call before it has failed meanwhile: the customer
 * would get another cart than the one on the screen. That call has its own message.
 */
function close<T>({ queue, getState }: Turn, send: (login: string) => Promise<T>): Promise<T> {
  const { failures } = queue;
  return queue.run(() => {
    if (queue.failures > failures) throw new ApiFailure({ kind: 'aborted' });
    return send(getState().session.page.routes.login);
  });
}

/** Places the order of the whole cart, after all changes before it. */
export const placeOrder = cartCall<OrderReceipt, OrderRequest>(
  'cart/saveOrder',
  ({ note, advencePrice }, turn) => close(turn, (login) => postOrder(note, advencePrice, login)),
  (_, state) => !selectClosing(state),
);

/** Requests an offer for the whole cart; `note` as in an order. */
export const requestOffer = cartCall<void, string>(
  'cart/makeOffer',
  (note, turn) => close(turn, (login) => postOffer(note, login)),
  (_, state) => !selectClosing(state),
);
