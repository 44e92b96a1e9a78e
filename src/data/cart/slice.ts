import { createSlice, freeze, isAnyOf } from '@reduxjs/toolkit';
import { castDraft, type Draft } from 'immer';
import type { CartItem } from '@/domain/cart/cart';
import { isEditOf, isMade, withEdits, type CartEdit } from '@/domain/cart/edits';
import { sameId } from '@/domain/id';
import {
  addToCart,
  changeCartItem,
  clearCart,
  isCarriedOutClosing,
  isFailedEdit,
  loadCart,
  placeOrder,
  removeCartItem,
  requestOffer,
  type ChangeRequest,
  type ChangeResult,
} from './calls';
import { lineGiven, otherClosingBegan, otherClosingEnded, writeHeld, writeReleased } from './externalActions';
import { beginElsewhere, endElsewhere, lookAtClosings, noteUnconfirmed, waitForCart } from './closings';
import type { CartState, QueuedWrite } from './state';

const initialState: CartState = {
  items: [],
  confirmed: [],
  queue: [],
  status: 'idle',
  isRead: false,
  failure: null,
  unsaved: [],
  unconfirmed: null,
  elsewhere: [],
  looks: null,
};

type CartDraft = Draft<CartState>;

const isSettledWrite = isAnyOf(
  addToCart.settled,
  changeCartItem.settled,
  removeCartItem.settled,
  clearCart.settled,
  placeOrder.settled,
  requestOffer.settled,
);

/** The page's cart: what the server has told, the writes on their way, and what the shopper sees of both. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCart.pending, (state, { meta: { requestId } }) => {
        state.status = 'loading';
        state.failure = null;
        state.looks?.push(requestId);
      })
      .addCase(loadCart.fulfilled, (state, { payload, meta: { requestId } }) => {
        state.status = 'ready';
        state.isRead = true;
        // Frozen, they are taken over as they are: immer would look for drafts in each of a thousand lines.
        state.confirmed = castDraft(freeze(payload));
        // Of these only the answer was lost.
        state.unsaved = state.unsaved.filter((edit) => !isMade(payload, edit));
        lookAtClosings(state, requestId);
        recomputeItems(state);
      })
      .addCase(loadCart.rejected, (state, { payload = null }) => {
        state.status = 'failed';
        state.failure = payload;
      })
      .addCase(lineGiven, (state, { payload }) => {
        upsert(state, payload);
        recomputeItems(state);
      })

      .addCase(otherClosingBegan, (state, { payload: id }) => {
        beginElsewhere(state, id);
      })
      .addCase(otherClosingEnded, (state, { payload: id }) => {
        endElsewhere(state, id);
      })

      .addCase(writeHeld, (state, { payload: write }) => {
        enqueue(state, write);
      })
      .addCase(writeReleased, (state, { payload: requestId }) => {
        settleWrite(state, requestId);
      })

      .addCase(addToCart.pending, (state, { meta: { arg, requestId } }) => {
        enqueue(state, { operation: 'add', id: arg.productId, requestId, edit: null });
      })
      .addCase(changeCartItem.pending, (state, { meta: { arg, requestId } }) => {
        enqueue(state, { operation: 'change', id: arg.itemId, requestId, edit: toEdit(arg) });
      })
      .addCase(removeCartItem.pending, (state, { meta: { arg: itemId, requestId } }) => {
        enqueue(state, { operation: 'remove', id: itemId, requestId, edit: { kind: 'remove', itemId } });
      })
      .addCase(clearCart.pending, (state, { meta: { requestId } }) => {
        enqueue(state, { operation: 'clear', id: null, requestId, edit: { kind: 'clear' } });
      })
      .addCase(placeOrder.pending, (state, { meta: { requestId } }) => {
        enqueue(state, { operation: 'saveOrder', id: null, requestId, edit: null });
      })
      .addCase(requestOffer.pending, (state, { meta: { requestId } }) => {
        enqueue(state, { operation: 'makeOffer', id: null, requestId, edit: null });
      })

      // The server's lines after a write, upserted by the id of the answer (decision 11).
      .addCase(addToCart.fulfilled, (state, { payload }) => {
        upsert(state, payload);
      })
      .addCase(changeCartItem.fulfilled, (state, { payload, meta: { arg } }) => {
        applyChange(state, payload, arg);
      })
      .addCase(removeCartItem.fulfilled, (state, { meta: { arg: itemId } }) => {
        applyToConfirmed(state, { kind: 'remove', itemId });
      })
      .addCase(clearCart.fulfilled, (state) => {
        applyToConfirmed(state, { kind: 'clear' });
      })

      .addCase(placeOrder.rejected, (state, { payload }) => {
        noteUnconfirmed(state, 'saveOrder', payload);
      })
      .addCase(requestOffer.rejected, (state, { payload }) => {
        noteUnconfirmed(state, 'makeOffer', payload);
      })

      .addMatcher(isCarriedOutClosing, waitForCart)
      .addMatcher(isFailedEdit, (state, { meta: { requestId } }) => {
        const edit = state.queue.find((write) => write.requestId === requestId)?.edit;
        if (edit) state.unsaved.push(edit);
      })
      .addMatcher(isSettledWrite, (state, { meta: { requestId } }) => {
        settleWrite(state, requestId);
      });
  },
});

function recomputeItems(state: CartDraft): void {
  state.items = castDraft(
    withEdits(
      state.confirmed,
      state.queue.flatMap(({ edit }) => edit ?? []),
    ),
  );
}

/** A write begins: it shows at once. An edit that has failed is out of date where it is of the same line, or of one that is gone. */
function enqueue(state: CartDraft, write: QueuedWrite): void {
  state.queue.push(write);
  if (state.unconfirmed?.isChecked) state.unconfirmed = null;
  recomputeItems(state);
  const { edit: next } = write;
  state.unsaved = state.unsaved.filter((edit) =>
    edit.kind === 'clear' ? !next : state.items.some(({ id }) => isEditOf(edit, id) && !isEditOf(next, id)),
  );
}

/** A write is over, well or not. */
function settleWrite(state: CartDraft, requestId: string): void {
  state.queue = state.queue.filter((write) => write.requestId !== requestId);
  recomputeItems(state);
}

function toEdit({ itemId, change }: ChangeRequest): CartEdit {
  if ('quantity' in change) return { kind: 'quantity', itemId, ...change };
  if ('addQuantity' in change) return { kind: 'addQuantity', itemId, ...change };
  return { kind: 'unit', itemId, ...change };
}

function applyChange(state: CartDraft, result: ChangeResult, request: ChangeRequest): void {
  if (result === 'unknown') applyToConfirmed(state, toEdit(request));
  else if (result !== 'superseded') upsert(state, result);
}

/** The server has carried an edit out and told no line. */
function applyToConfirmed(state: CartDraft, edit: CartEdit): void {
  state.confirmed = castDraft(withEdits(state.confirmed, [edit]));
}

function upsert({ confirmed }: CartDraft, item: CartItem): void {
  const index = confirmed.findIndex(({ id }) => sameId(id, item.id));
  if (index < 0) confirmed.push(castDraft(item));
  else confirmed[index] = castDraft(item);
}
