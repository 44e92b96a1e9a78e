import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
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

function begin(state: CartState, operation: CartOperation, id: Id | null, requestId: string): CartState {
  return { ...state, queue: [...state.queue, { operation, id, requestId }] };
}

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

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCart.pending, (state) => ({ ...state, status: 'loading' }))
      .addCase(loadCart.fulfilled, (state, { payload }: PayloadAction<readonly CartItem[]>) => ({ ...state, items: payload, status: 'ready' }))
      .addCase(loadCart.rejected, (state) => ({ ...state, status: 'failed' }))
      .addCase(addToCart.pending, (state, { meta }) => begin(state, 'add', meta.arg.productId, meta.requestId))
      .addCase(changeCartItem.pending, (state, { meta }) => begin(state, 'change', meta.arg.itemId, meta.requestId))
      .addCase(removeCartItem.pending, (state, { meta }) => begin(state, 'remove', meta.arg, meta.requestId))
      .addCase(clearCart.pending, (state, { meta }) => begin(state, 'clear', null, meta.requestId))
      .addCase(addToCart.fulfilled, (state, { payload }) => ({ ...state, items: upsert(state.items, payload) }))
      .addCase(changeCartItem.fulfilled, (state, { payload }) => (payload ? { ...state, items: upsert(state.items, payload) } : state))
      .addCase(removeCartItem.fulfilled, (state, { meta }) => ({ ...state, items: state.items.filter((item) => !sameId(item.id, meta.arg)) }))
      .addCase(clearCart.fulfilled, (state) => ({ ...state, items: [] }))
      .addMatcher(isSettledWrite, (state, { meta }) => ({
        ...state,
        queue: state.queue.filter((busy) => busy.requestId !== meta.requestId),
      }));
  },
});

export default cart.reducer;
