import { isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import type { ToastSource } from '@/page/services';
import type { ApiError } from '@/data/apiError';
import { CHOICES } from '@/data/session/savedSetting';
import { emit } from '@/runtime/page/events';
import { rememberCartCount } from '@/page/cartCount';
import { goTo } from '@/page/navigation';
import { addToCart, requestOffer, isFailedClosing, isFailedEdit, loadCart, placeOrder, type AddRequest } from '@/data/cart/calls';
import { callFailed, isSignedOut, type FailurePolicy } from '@/data/failure';
import { acceptCookies, saveSetting } from '@/data/session/slice';
import { judgePage } from '../outdated';
import { refetchCart, showAlert, type ReactionApi, type StartAppListening } from './context';
import { failureReason } from '@/data/failureReason';

/** What was said of the same call before is being tried again. Decision 64. */
const isAttempt = isAnyOf(
  addToCart.pending,
  placeOrder.pending,
  requestOffer.pending,
  saveSetting.pending,
  acceptCookies.pending,
);

/** A call of a slice, as its actions tell it. */
interface CallAction {
  readonly type: string;
  readonly meta: { readonly arg: unknown };
}

/** Whose alert a call's is: its name, and the product or the setting that it is about. */
function sourceOf({ type, meta: { arg } }: CallAction): ToastSource {
  const { productId, key } = Object(arg) as { productId?: Id; key?: string };
  return { action: type.slice(0, type.lastIndexOf('/')), subject: productId ?? key };
}

const alertOf = (action: CallAction & { readonly payload: ApiError | undefined }) => ({
  source: sourceOf(action),
  message: failureReason(action.payload),
});

/** Carries a policy out. A call that was given up has not failed: whoever gave it up knows. */
function onFailure(api: ReactionApi, error: ApiError | undefined, { isAsked, isCartInDoubt, alert }: FailurePolicy): void {
  if (error?.kind === 'aborted') return;
  if (isAsked && isSignedOut(error)) {
    api.extra.leaveWarnings.clear();
    goTo(api.extra.routes.login);
    return;
  }
  if (isCartInDoubt) refetchCart(api);
  // Trying again later helps nobody whose login, and with it the token, is another by now.
  if (error?.kind === 'http' && error.status === 419) api.dispatch(judgePage('token', false));
  if (alert) showAlert(api, alert);
}

/** Nobody knows whether an order or offer was placed: that, and where to look. Decision 66. */
function alertUnconfirmed(api: ReactionApi, action: ReturnType<(typeof placeOrder | typeof requestOffer)['rejected']>): void {
  const { i18n, routes } = api.extra;
  const isOrder = placeOrder.rejected.match(action);
  emit(action.meta.arg.target, 'vitrin:order-unconfirmed', { kind: isOrder ? 'order' : 'offer' });
  const href = isOrder ? routes.orders : routes.offers;
  const link = href === null ? undefined : { href, text: i18n.t(isOrder ? 'cartPage.orders' : 'cartPage.offers') };
  showAlert(api, {
    source: sourceOf(action),
    message: { key: isOrder ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed' },
    link,
  });
}

/** The product that was to be added, as far as the page knows it. */
function nameOf({ getState }: ReactionApi, { productId, name }: AddRequest): string | undefined {
  return name ?? getState().products[String(productId)]?.name;
}

/** What follows each call that fails. S1 §8, decisions 5, 6, 8, 13, 34, 59, 66 and 69. */
export function listenToFailures(start: StartAppListening): void {
  start({
    matcher: isAttempt,
    effect(action, { dispatch, extra }) {
      extra.toasts.withdraw(sourceOf(action));
      dispatch(judgePage('token', true));
    },
  });
  start({
    actionCreator: addToCart.rejected,
    effect(action, api) {
      const { payload: error } = action;
      const isSilent = action.meta.arg.tells === 'nothing';
      const isForbidden = error?.kind === 'http' && error.status === 403;
      const alert = { ...alertOf(action), about: nameOf(api, action.meta.arg) };
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert: isForbidden || isSilent ? undefined : alert });
      if (isForbidden && !isSilent) api.extra.toasts.toast(api.extra.i18n.t('cart.adminForbidden'));
    },
  });
  start({
    // The line itself says so.
    matcher: isFailedEdit,
    effect({ payload: error }, api) {
      onFailure(api, error, { isAsked: true, isCartInDoubt: true });
    },
  });
  start({
    matcher: isFailedClosing,
    effect(action, api) {
      const { payload: error } = action;
      const isUnknown = error?.kind === 'unconfirmed';
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert: isUnknown ? undefined : alertOf(action) });
      if (isUnknown) alertUnconfirmed(api, action);
    },
  });
  start({
    // The place that shows the cart says so. A cart that a page fetches by itself leads nowhere.
    actionCreator: loadCart.rejected,
    effect({ payload: error, meta: { arg: asked } }, api) {
      if (isSignedOut(error)) rememberCartCount(null);
      onFailure(api, error, asked ?? { isAsked: false });
    },
  });
  start({
    actionCreator: saveSetting.rejected,
    effect(action, api) {
      // Choices go back to what they were: that must be noticed. The others stay silent.
      onFailure(api, action.payload, {
        isAsked: true,
        alert: CHOICES.includes(action.meta.arg.key) ? alertOf(action) : undefined,
      });
    },
  });
  start({
    // A visitor accepts cookies as well: that is no reason to log in.
    actionCreator: acceptCookies.rejected,
    effect(action, api) {
      onFailure(api, action.payload, { isAsked: false, alert: alertOf(action) });
    },
  });
  start({
    actionCreator: callFailed,
    effect({ payload: { error, ...policy } }, api) {
      onFailure(api, error, policy);
    },
  });
}
