import type { Draft } from 'immer';
import type { ApiError } from '../apiError';
import type { CartState, ClosingOperation } from './state';

/** What the state knows of orders and offers whose end it has not seen: of this tab and of others. Decision 66. */

type CartDraft = Draft<CartState>;

/** Only a GET of the cart tells from now on what can be ordered. */
export function waitForCart(state: CartDraft): void {
  state.looks = [];
}

/** An order or offer of this tab has failed, and perhaps nobody knows how it ended. */
export function noteUnconfirmed(state: CartDraft, operation: ClosingOperation, error: ApiError | undefined): void {
  if (error?.kind !== 'unconfirmed') return;
  state.unconfirmed = { operation, isChecked: false };
  waitForCart(state);
}

/** Another tab begins one. A page that has come back may hear so of its own, which is still under way. */
export function beginElsewhere(state: CartDraft, id: string): void {
  const isOwn = state.queue.some(({ requestId }) => requestId === id);
  if (isOwn || state.elsewhere.includes(id)) return;
  state.elsewhere.push(id);
  waitForCart(state);
}

/** That one is over. */
export function endElsewhere(state: CartDraft, id: string): void {
  state.elsewhere = state.elsewhere.filter((each) => each !== id);
  waitForCart(state);
}

/**
 * The cart has been fetched by a request. One that was sent before an order or offer was over tells nothing of it. A cart
 * that still has its lines has not been ordered.
 */
export function lookAtClosings(state: CartDraft, requestId: string): void {
  if (!state.looks?.includes(requestId) || state.elsewhere.length > 0) return;
  state.looks = null;
  if (!state.unconfirmed) return;
  if (state.confirmed.length === 0) state.unconfirmed.isChecked = true;
  else state.unconfirmed = null;
}
