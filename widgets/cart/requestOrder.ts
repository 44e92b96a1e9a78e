import { createSelector } from '@reduxjs/toolkit';
import { orderNote } from './rules/note';
import { riskRefusal } from './rules/riskLimit';
import { alerted, alertWithdrawn } from '@/data/alert';
import type { AppThunk } from '@/data/apiThunk';
import type { WithSession } from '@/data/session/state';
import { placeOrder, requestOffer } from '@/data/cart/calls';
import { askAboutWrite } from '@/data/cart/hold';
import { selectCredit } from '@/data/cart/credit';
import { selectClosing, selectIsUnread } from '@/data/cart/select';
import type { WithCart } from '@/data/cart/state';

/** What the customer says with an order. */
export interface OrderChoice {
  /** As it was typed. */
  readonly note: string;
  /** `priceName` of the chosen payment plan; null without one. */
  readonly priceName: string | null;
}

/** Why the cart cannot be ordered on account under a payment plan (by its `priceName`), or null where it can. Decision 36. */
export const selectCartRisk = createSelector([selectCredit], riskRefusal);

/** Whether the limit would be asked about, but for a line that cannot be read (decision 68). */
export const selectIsRiskUnread = (state: WithCart & WithSession): boolean => {
  const { settings, user } = state.session.page;
  return selectIsUnread(state) && settings.b2b_risk_limit_islem && (user?.riskLimit ?? 0) > 0;
};

/**
 * Orders the whole cart, if the rules and the page allow it. Answers whether it has been ordered. `target` is where
 * the contract's events are dispatched: the widget's container.
 */
export function requestOrder(
  { note, priceName }: OrderChoice,
  target: EventTarget,
): AppThunk<WithCart & WithSession, Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { items } = state.cart;
    if (items.length === 0 || selectClosing(state)) return false;
    const refusal = selectCartRisk(state, priceName);
    if (refusal) {
      dispatch(alertWithdrawn({ action: 'cart/saveOrder' }));
      dispatch(alerted({ source: { action: 'order/risk' }, message: refusal }));
      return false;
    }
    const request = { note: orderNote(note), advencePrice: priceName ?? '' };
    const write = { operation: 'saveOrder', id: null } as const;
    const isLet = dispatch(askAboutWrite(target, 'vitrin:before-order', { items: [...items], ...request }, write));
    if (isLet !== true && !(await isLet)) return false;
    return placeOrder.fulfilled.match(await dispatch(placeOrder(request)));
  };
}

/** Requests an offer on the whole cart, which no limit holds back. Answers whether it has been requested. */
export function requestCartOffer(note: string): AppThunk<WithCart & WithSession, Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    if (state.cart.items.length === 0 || selectClosing(state)) return false;
    return requestOffer.fulfilled.match(await dispatch(requestOffer(orderNote(note))));
  };
}

/**
 * Waits for all changes that are on their way. Answers whether each was saved, and nothing closes the cart by then: what is on the
 * screen holds.
 */
export function waitUntilSaved(): AppThunk<WithCart, Promise<boolean>> {
  return async (_, getState, { queues: { cart } }) => {
    const { failures } = cart;
    return cart.run(() => Promise.resolve(cart.failures === failures && !selectClosing(getState())));
  };
}
