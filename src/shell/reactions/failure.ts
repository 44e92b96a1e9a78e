import { serverMessage, type ApiError } from '@/data/apiError';
import type { SavedSetting } from '@/data/session/savedSetting';
import type { Message } from '@/domain/message';
import { emit } from '@/runtime/page/events';
import { rememberCartCount } from '@/page/cartCount';
import { goTo } from '@/page/navigation';
import { addToCart, isFailedClosing, isFailedEdit, loadCart, placeOrder } from '@/data/cart/calls';
import { callFailed, isSignedOut, type FailurePolicy } from '@/data/failure';
import { failureMessage } from '@/data/failureMessage';
import { acceptCookies, saveSetting } from '@/data/session/slice';
import { alertText, refetchCart, type ReactionApi, type StartAppListening } from './context';

/** Choices that go back to what they were when they cannot be saved: that must be noticed. The others stay silent. */
const TOLD: ReadonlyArray<SavedSetting['key']> = ['defaultCurrency', 'branch', 'locale'];

/** The server's own words about a failure, ours where it has none. S1 §8, decision 6. */
function failureReason(error: ApiError | undefined): Message | string {
  return (error && serverMessage(error)) ?? failureMessage(error, 'common.technicalError');
}

/** Carries a policy out. A call that was given up has not failed: whoever gave it up knows. */
function onFailure(api: ReactionApi, error: ApiError | undefined, { isAsked, isCartInDoubt, alert }: FailurePolicy): void {
  if (error?.kind === 'aborted') return;
  if (isAsked && isSignedOut(error)) {
    goTo(api.extra.routes.login);
    return;
  }
  if (isCartInDoubt) refetchCart(api);
  if (alert !== undefined) alertText(api, alert);
}

/** Nobody knows whether an order or offer was placed: that, and where to look. Decision 66. */
function alertUnconfirmed(api: ReactionApi, isOrder: boolean): void {
  const { i18n, routes } = api.extra;
  emit(document, 'vitrin:order-unconfirmed', { kind: isOrder ? 'order' : 'offer' });
  const href = isOrder ? routes.orders : routes.offers;
  const link = href === null ? undefined : { href, text: i18n.t(isOrder ? 'cartPage.orders' : 'cartPage.offers') };
  alertText(api, { key: isOrder ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed' }, link);
}

/** What follows each call that fails. S1 §8, decisions 5, 6, 8, 13, 34, 59, 66 and 69. */
export function listenToFailures(start: StartAppListening): void {
  start({
    actionCreator: addToCart.rejected,
    effect({ payload: error }, api) {
      const isForbidden = error?.kind === 'http' && error.status === 403;
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert: isForbidden ? undefined : failureReason(error) });
      if (isForbidden) api.extra.toasts.toast(api.extra.i18n.t('cart.adminForbidden'));
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
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert: isUnknown ? undefined : failureReason(error) });
      if (isUnknown) alertUnconfirmed(api, placeOrder.rejected.match(action));
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
    effect(
      {
        payload: error,
        meta: {
          arg: { key },
        },
      },
      api,
    ) {
      onFailure(api, error, { isAsked: true, alert: TOLD.includes(key) ? failureReason(error) : undefined });
    },
  });
  start({
    // A visitor accepts cookies as well: that is no reason to log in.
    actionCreator: acceptCookies.rejected,
    effect({ payload: error }, api) {
      onFailure(api, error, { isAsked: false, alert: failureReason(error) });
    },
  });
  start({
    actionCreator: callFailed,
    effect({ payload: { error, ...policy } }, api) {
      onFailure(api, error, policy);
    },
  });
}
