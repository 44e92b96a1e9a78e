import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { CartItem } from '@/domain/cart/cart';
import { withEdits, type CartEdit } from '@/domain/cart/edits';
import { sameId, type Id } from '@/domain/id';
import { addToCart, changeCartItem, clearCart, loadCart, placeOrder, removeCartItem, requestOffer, type ChangeRequest } from './calls';
import { lineGiven } from './elsewhere';

/** What ends a cart: that must never happen twice. */
export type ClosingOperation = 'saveOrder' | 'makeOffer';
export type CartOperation = 'add' | 'change' | 'remove' | 'clear' | ClosingOperation;

/** A cart write that waits or runs: what it does, and to which product (`add`) or line. S1 §3. */
export interface Busy {
  readonly id: Id | null;
  readonly operation: CartOperation;
  readonly requestId: string;
  /** What it does to the lines, where that can be shown before the server has answered. */
  readonly edit: CartEdit | null;
}

export interface CartState {
  /** The lines as the shopper sees them: the server's, with the edits of `queue` already made. */
  readonly items: readonly CartItem[];
  /** The lines as the server last told them. */
  readonly confirmed: readonly CartItem[];
  /** Writes in order; the head is the spec's busy marker (decision 11). */
  readonly queue: readonly Busy[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The edit that last failed, until another is made of the same line; its lines are as before. */
  readonly unsaved: CartEdit | null;
  /** The order or offer of which nobody knows whether it was placed; until the next write of a cart that was looked at since. */
  readonly unconfirmed: Unconfirmed | null;
}

/** Decision 66. */
export interface Unconfirmed {
  readonly operation: ClosingOperation;
  /** A GET of the cart has answered since: the cart was empty. */
  readonly isChecked: boolean;
}

const initialState: CartState = { items: [], confirmed: [], queue: [], status: 'idle', unsaved: null, unconfirmed: null };

const isSettledWrite = isAnyOf(
  addToCart.fulfilled, addToCart.rejected,
  changeCartItem.fulfilled, changeCartItem.rejected,
  removeCartItem.fulfilled, removeCartItem.rejected,
  clearCart.fulfilled, clearCart.rejected,
  placeOrder.fulfilled, placeOrder.rejected,
  requestOffer.fulfilled, requestOffer.rejected,
);

const isFailedEdit = isAnyOf(changeCartItem.rejected, removeCartItem.rejected, clearCart.rejected);

export default function cart(state: CartState = initialState, action: UnknownAction): CartState {
  if (loadCart.pending.match(action)) return { ...state, status: 'loading' };
  if (loadCart.fulfilled.match(action)) return shown({ ...state, status: 'ready', confirmed: action.payload, unconfirmed: checked(state.unconfirmed, action.payload) });
  if (loadCart.rejected.match(action)) return { ...state, status: 'failed' };
  if (isSettledWrite(action)) return settled(state, action);
  if (lineGiven.match(action)) return shown({ ...state, confirmed: upsert(state.confirmed, action.payload) });
  const begun = begunBy(action);
  if (!begun) return state;
  return shown({
    ...state,
    queue: [...state.queue, begun],
    unsaved: isSameLine(begun.edit, state.unsaved) ? null : state.unsaved,
    unconfirmed: state.unconfirmed?.isChecked ? null : state.unconfirmed,
  });
}

/** A cart that still has its lines has not been ordered: that is known then. */
function checked(unconfirmed: Unconfirmed | null, items: readonly CartItem[]): Unconfirmed | null {
  return unconfirmed && items.length === 0 ? { ...unconfirmed, isChecked: true } : null;
}

/** The order or offer that has ended, if nobody knows how. */
function unconfirmedBy(action: UnknownAction): Unconfirmed | null {
  if (placeOrder.rejected.match(action) && action.payload?.kind === 'unconfirmed') return { operation: 'saveOrder', isChecked: false };
  if (requestOffer.rejected.match(action) && action.payload?.kind === 'unconfirmed') return { operation: 'makeOffer', isChecked: false };
  return null;
}

function settled(state: CartState, action: UnknownAction & { meta: { requestId: string } }): CartState {
  const { requestId } = action.meta;
  const failed = isFailedEdit(action) ? (state.queue.find((entry) => entry.requestId === requestId)?.edit ?? null) : null;
  return shown({
    ...state,
    confirmed: confirmedAfter(state.confirmed, action),
    queue: state.queue.filter((entry) => entry.requestId !== requestId),
    unsaved: failed ?? state.unsaved,
    unconfirmed: unconfirmedBy(action) ?? state.unconfirmed,
  });
}

function shown(state: CartState): CartState {
  return { ...state, items: withEdits(state.confirmed, state.queue.flatMap(({ edit }) => edit ?? [])) };
}

function isSameLine(edit: CartEdit | null, other: CartEdit | null): boolean {
  if (!edit || !other) return false;
  if (edit.kind === 'clear' || other.kind === 'clear') return true;
  return sameId(edit.itemId, other.itemId);
}

/** The write that a `pending` action begins; null for any other action. */
function begunBy(action: UnknownAction): Busy | null {
  const begin = (operation: CartOperation, id: Id | null, requestId: string, edit: CartEdit | null = null): Busy => ({ operation, id, requestId, edit });
  if (addToCart.pending.match(action)) return begin('add', action.meta.arg.productId, action.meta.requestId);
  if (changeCartItem.pending.match(action)) return begin('change', action.meta.arg.itemId, action.meta.requestId, editOf(action.meta.arg));
  if (removeCartItem.pending.match(action)) return begin('remove', action.meta.arg, action.meta.requestId, { kind: 'remove', itemId: action.meta.arg });
  if (clearCart.pending.match(action)) return begin('clear', null, action.meta.requestId, { kind: 'clear' });
  if (placeOrder.pending.match(action)) return begin('saveOrder', null, action.meta.requestId);
  if (requestOffer.pending.match(action)) return begin('makeOffer', null, action.meta.requestId);
  return null;
}

function editOf({ itemId, change }: ChangeRequest): CartEdit {
  if ('quantity' in change) return { kind: 'quantity', itemId, quantity: change.quantity };
  if ('addQuantity' in change) return { kind: 'addQuantity', itemId, addQuantity: change.addQuantity };
  return { kind: 'unit', itemId, unit: change.unit };
}

/** The server's lines after a write: upserted by the id of the answer (decision 11), unchanged where it failed. */
function confirmedAfter(items: CartState['confirmed'], action: UnknownAction): CartState['confirmed'] {
  if (addToCart.fulfilled.match(action)) return upsert(items, action.payload);
  if (changeCartItem.fulfilled.match(action)) {
    const { payload } = action;
    if (payload === 'superseded') return items;
    return payload === 'unknown' ? withEdits(items, [editOf(action.meta.arg)]) : upsert(items, payload);
  }
  if (removeCartItem.fulfilled.match(action)) return items.filter((item) => !sameId(item.id, action.meta.arg));
  return clearCart.fulfilled.match(action) ? [] : items;
}

function upsert(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  return items.some((entry) => sameId(entry.id, item.id))
    ? items.map((entry) => (sameId(entry.id, item.id) ? item : entry))
    : [...items, item];
}
