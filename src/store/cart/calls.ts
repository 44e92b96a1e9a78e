import { createAsyncThunk } from '@reduxjs/toolkit';
import { deleteCart, deleteCartItem, fetchCart, patchCartItem, postCartItem, type CartItemChange } from '@/api/cart';
import { ApiFailure, type ApiError } from '@/api/error';
import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import type { Extra, RootState } from '../store';
import type { Queue } from './queue';

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

/** A cart call as a thunk: it waits for its turn in the queue and rejects with an {@link ApiError}. */
function cartCall<Result, Arg>(
  type: string,
  inTurn: (arg: Arg, queue: Queue) => Promise<Result>,
  condition?: (arg: Arg, state: RootState) => boolean,
) {
  return createAsyncThunk<Result, Arg, Config>(
    type,
    async (arg, { extra, rejectWithValue }) => {
      try {
        return await inTurn(arg, extra.cartQueue);
      } catch (failure) {
        if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
        throw failure;
      }
    },
    { condition: (arg, { getState }) => condition?.(arg, getState()) ?? true },
  );
}

/** Fetches the cart after all writes before it. A fetch that has not begun serves whoever asks meanwhile. */
export const loadCart = cartCall<readonly CartItem[], void>('cart/load', (_, queue) => queue.share(fetchCart));

/** Adds a product; a product whose add is still under way is not added twice (decision 11). */
export const addToCart = cartCall<CartItem, AddRequest>(
  'cart/add',
  ({ productId, quantity, unit }, queue) => queue.run(() => postCartItem(productId, quantity, unit)),
  ({ productId }, { cart }) =>
    !cart.queue.some(({ operation, id }) => operation === 'add' && id !== null && sameId(id, productId)),
);

/** Changes quantity or unit of a line; answers null where only a new fetch can tell the result. */
export const changeCartItem = cartCall<CartItem | null, ChangeRequest>('cart/change', ({ itemId, change }, queue) => queue.run(() => patchCartItem(itemId, change)));

export const removeCartItem = cartCall<void, Id>('cart/remove', (itemId, queue) => queue.run(() => deleteCartItem(itemId)));

export const clearCart = cartCall<void, void>('cart/clear', (_, queue) => queue.run(deleteCart));
