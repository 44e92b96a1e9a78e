import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from './calls';

export type CartOperation = 'add' | 'change' | 'remove' | 'clear';

/** A cart write that waits or runs: what it does, and to which product (`add`) or line. S1 §3. */
export interface Busy {
  readonly id: Id | null;
  readonly operation: CartOperation;
  readonly requestId: string;
}

export interface CartState {
  readonly items: readonly CartItem[];
  /** Writes in order; the head is the spec's busy marker (decision 11). */
  readonly queue: readonly Busy[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
}

const initialState: CartState = { items: [], queue: [], status: 'idle' };

function upsert(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  return items.some((entry) => sameId(entry.id, item.id))
    ? items.map((entry) => (sameId(entry.id, item.id) ? item : entry))
    : [...items, item];
}

const isSettledWrite = isAnyOf(
  addToCart.fulfilled, addToCart.rejected,
  changeCartItem.fulfilled, changeCartItem.rejected,
  removeCartItem.fulfilled, removeCartItem.rejected,
  clearCart.fulfilled, clearCart.rejected,
);

export default function cart(state: CartState = initialState, action: UnknownAction): CartState {
  if (loadCart.pending.match(action)) return { ...state, status: 'loading' };
  if (loadCart.fulfilled.match(action)) return { ...state, status: 'ready', items: action.payload };
  if (loadCart.rejected.match(action)) return { ...state, status: 'failed' };
  if (isSettledWrite(action)) return { ...state, items: itemsAfter(state.items, action), queue: without(state.queue, action.meta.requestId) };
  const begun = begunBy(action);
  return begun ? { ...state, queue: [...state.queue, begun] } : state;
}

/** The write that a `pending` action begins; null for any other action. */
function begunBy(action: UnknownAction): Busy | null {
  if (addToCart.pending.match(action)) return busy('add', action.meta.arg.productId, action.meta.requestId);
  if (changeCartItem.pending.match(action)) return busy('change', action.meta.arg.itemId, action.meta.requestId);
  if (removeCartItem.pending.match(action)) return busy('remove', action.meta.arg, action.meta.requestId);
  if (clearCart.pending.match(action)) return busy('clear', null, action.meta.requestId);
  return null;
}

function busy(operation: CartOperation, id: Id | null, requestId: string): Busy {
  return { operation, id, requestId };
}

function without(queue: CartState['queue'], requestId: string): CartState['queue'] {
  return queue.filter((entry) => entry.requestId !== requestId);
}

/** The lines after a write: upserted by the id of the answer (decision 11), unchanged where it failed. */
function itemsAfter(items: CartState['items'], action: UnknownAction): CartState['items'] {
  if (addToCart.fulfilled.match(action)) return upsert(items, action.payload);
  if (changeCartItem.fulfilled.match(action)) return action.payload ? upsert(items, action.payload) : items;
  if (removeCartItem.fulfilled.match(action)) return items.filter((item) => !sameId(item.id, action.meta.arg));
  return clearCart.fulfilled.match(action) ? [] : items;
}
