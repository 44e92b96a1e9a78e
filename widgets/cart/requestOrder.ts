import { createSelector, type Action } from '@reduxjs/toolkit';
import { orderNote } from './rules/note';
import { riskRefusal } from './rules/riskLimit';
import { alerted, alertWithdrawn } from '@/data/alert';
import type { AppThunk } from '@/data/apiThunk';
import type { WithSession } from '@/data/session/state';
import { ASKED, isCarriedOutClosing, isFailedClosing, loadCart, placeOrder, requestOffer } from '@/data/cart/calls';
import { askAboutWrite, holdWhile } from '@/data/cart/hold';
import { selectCredit } from '@/data/cart/credit';
import { selectClosing, selectIsUnread, selectKnownTotals } from '@/data/cart/select';
import type { WithCart } from '@/data/cart/state';
import { cartContent } from '@/domain/cart/content';
import { hasRiskLimit } from '@/domain/customer';

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
  return selectIsUnread(state) && hasRiskLimit(settings, user?.riskLimit);
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
    const isReady = dispatch(prepareOrder(priceName));
    if (isReady !== true && !(await isReady)) return false;
    const { items } = getState().cart;
    const request = { note: orderNote(note), advencePrice: priceName ?? '' };
    const isLet = dispatch(askAboutWrite(target, 'vitrin:before-order', { items: [...items], ...request }, ORDER));
    if (isLet !== true) {
      if (!(await isLet)) return false;
      // Another tab, or the page itself, may have made another cart of it meanwhile.
      if (!(await dispatch(prepareOrder(priceName)))) return false;
    }
    return dispatch(tellEnd(await dispatch(placeOrder({ ...request, target })), ORDER));
  };
}

const ORDER = { operation: 'saveOrder', id: null } as const;
const OFFER = { operation: 'makeOffer', id: null } as const;

/** The cart is not the one on the screen when it was sent. */
const alertChanged = ({ operation }: typeof ORDER | typeof OFFER) =>
  alerted({ source: { action: `cart/${operation}` }, message: { key: 'cartPage.changed' } });

/** Whether an order or offer has been placed. Where a change before it has failed its line says so, but may be far from the button. */
function tellEnd(outcome: Action, write: typeof ORDER | typeof OFFER): AppThunk<unknown, boolean> {
  return (dispatch) => {
    if (isFailedClosing(outcome) && outcome.payload?.kind === 'aborted') dispatch(alertChanged(write));
    return isCarriedOutClosing(outcome);
  };
}

/** Whether the cart can be ordered as it stands: at once, but where changes of it are on their way, or it is being fetched. */
function prepareOrder(priceName: string | null): AppThunk<WithCart & WithSession, boolean | Promise<boolean>> {
  return (dispatch) => {
    const check = () => dispatch(checkOrder(priceName));
    const saved = dispatch(waitForCart(ORDER, priceName));
    return saved === true ? check() : saved.then((isSaved) => isSaved && check());
  };
}

/** Whether there is something to order, nothing else closes the cart, and the limit allows it; else that is told. */
function checkOrder(priceName: string | null): AppThunk<WithCart & WithSession, boolean> {
  return (dispatch, getState) => {
    const state = getState();
    if (state.cart.items.length === 0 || selectClosing(state)) return false;
    const refusal = selectCartRisk(state, priceName);
    if (!refusal) return true;
    dispatch(alertWithdrawn({ action: 'cart/saveOrder' }));
    dispatch(alerted({ source: { action: 'order/risk' }, message: refusal }));
    return false;
  };
}

/**
 * Waits for all changes that are on their way, after which another tab's are heard of, and for a cart that is being fetched, as it may be
 * another than the one on the screen. One that was fetched long ago is fetched: another computer may have changed it since. Where the
 * session has ended, the login opens. Answers whether all is saved, and the cart as it was shown, at the prices of the payment plan.
 */
function waitForCart(
  write: typeof ORDER | typeof OFFER,
  priceName: string | null,
): AppThunk<WithCart & WithSession, true | Promise<boolean>> {
  return (dispatch, getState, { queues, services: { leaveWarnings } }) => {
    const { queue, status } = getState().cart;
    const { isOld } = queues.cart;
    const isKnown = !isOld && status === 'ready' && queue.length === 0;
    if (isKnown || selectClosing(getState())) return true;
    const settle = async () => {
      if (!(await dispatch(settleWrites(write)))) return false;
      const look = () => cartContent(getState().cart.items) + selectKnownTotals(getState(), { priceName }).total;
      const shown = look();
      if (isOld || getState().cart.status !== 'ready') {
        // The place that says so as well may be far from the button.
        const alert = { source: { action: 'cart/load' }, message: { key: 'cart.loadFailed' } } as const;
        await dispatch(loadCart({ ...ASKED, alert }));
      }
      if (getState().cart.status !== 'ready') return false;
      const isSame = look() === shown;
      if (!isSame) dispatch(alertChanged(write));
      return isSame;
    };
    return dispatch(holdWhile(write, leaveWarnings.warnWhile(settle)));
  };
}

/** Requests an offer on the whole cart, which no limit holds back. Answers whether it has been requested. `target` as for an order. */
export function requestCartOffer(note: string, target: EventTarget): AppThunk<WithCart & WithSession, Promise<boolean>> {
  return async (dispatch, getState) => {
    const isReady = dispatch(waitForCart(OFFER, null));
    if ((isReady !== true && !(await isReady)) || getState().cart.items.length === 0) return false;
    return dispatch(tellEnd(await dispatch(requestOffer({ note: orderNote(note), target })), OFFER));
  };
}

/**
 * Waits for all changes that are on their way, and for those that come meanwhile, before the cart is paid by card. Answers whether each was
 * saved, and nothing closes the cart by then: what is on the screen holds.
 */
export function waitUntilSaved(): AppThunk<WithCart, Promise<boolean>> {
  return async (dispatch, getState) => {
    const newest = () => getState().cart.queue.at(-1)?.requestId;
    const last = newest();
    dispatch(alertWithdrawn({ action: 'cart/saveOrder' }));
    if (!(await dispatch(settleWrites(ORDER))) || selectClosing(getState())) return false;
    // One that the page holds stays the newest, and is not waited for.
    return [last, undefined].includes(newest()) || dispatch(waitUntilSaved());
  };
}

/** Waits for all writes before it. Answers whether none of them has failed, and Vitrin has not stopped; where not, that is told. */
function settleWrites(write: typeof ORDER | typeof OFFER): AppThunk<unknown, Promise<boolean>> {
  return async (dispatch, _, { queues: { cart } }) => {
    const { failures } = cart;
    const isSettled = await cart.run(() => Promise.resolve(cart.failures === failures)).catch(() => false);
    if (!isSettled) dispatch(alertChanged(write));
    return isSettled;
  };
}
