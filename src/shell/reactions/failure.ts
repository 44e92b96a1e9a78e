import { addSource, type AlertSource } from '@/data/alert';
import { serverMessage, type ApiError } from '@/data/apiError';
import type { SavedSetting } from '@/data/session/savedSetting';
import type { Message } from '@/domain/message';
import { emit } from '@/runtime/page/events';
import { rememberCartCount } from '@/page/cartCount';
import { goTo } from '@/page/navigation';
import {
  addToCart,
  isBegunClosing,
  isFailedClosing,
  isFailedEdit,
  loadCart,
  placeOrder,
  type AddRequest,
} from '@/data/cart/calls';
import { callFailed, isSignedOut, type FailurePolicy } from '@/data/failure';
import { failureMessage } from '@/data/failureMessage';
import { acceptCookies, saveSetting } from '@/data/session/slice';
import { refetchCart, showAlert, type ReactionApi, type StartAppListening } from './context';

/** Choices that go back to what they were when they cannot be saved: that must be noticed. The others stay silent. */
const TOLD: ReadonlyArray<SavedSetting['key']> = ['defaultCurrency', 'branch', 'locale'];

const COOKIES: AlertSource = { action: 'cookies/accept' };
const closingSource = (isOrder: boolean): AlertSource => ({ action: isOrder ? 'cart/saveOrder' : 'cart/makeOffer' });
const settingSource = (key: SavedSetting['key']): AlertSource => ({ action: 'settings/save', subject: key });

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
  if (alert) showAlert(api, alert);
}

/** Nobody knows whether an order or offer was placed: that, and where to look. Decision 66. */
function alertUnconfirmed(api: ReactionApi, source: AlertSource, isOrder: boolean): void {
  const { i18n, routes } = api.extra;
  emit(document, 'vitrin:order-unconfirmed', { kind: isOrder ? 'order' : 'offer' });
  const href = isOrder ? routes.orders : routes.offers;
  const link = href === null ? undefined : { href, text: i18n.t(isOrder ? 'cartPage.orders' : 'cartPage.offers') };
  showAlert(api, { source, message: { key: isOrder ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed' }, link });
}

/** The product that was to be added, as far as the page knows it. */
function nameOf({ getState }: ReactionApi, { productId, name }: AddRequest): string | undefined {
  return name ?? getState().products[String(productId)]?.name;
}

/** What each call that begins takes away: what was said of it before. Decision 64. */
function listenToAttempts(start: StartAppListening): void {
  start({
    actionCreator: addToCart.pending,
    effect({ meta: { arg } }, { extra }) {
      extra.toasts.withdraw(addSource(arg.productId));
    },
  });
  start({
    matcher: isBegunClosing,
    effect(action, { extra }) {
      extra.toasts.withdraw(closingSource(placeOrder.pending.match(action)));
    },
  });
  start({
    actionCreator: saveSetting.pending,
    effect({ meta: { arg } }, { extra }) {
      extra.toasts.withdraw(settingSource(arg.key));
    },
  });
  start({
    actionCreator: acceptCookies.pending,
    effect(_, { extra }) {
      extra.toasts.withdraw(COOKIES);
    },
  });
}

/** What follows each call that fails. S1 §8, decisions 5, 6, 8, 13, 34, 59 and 66. */
export function listenToFailures(start: StartAppListening): void {
  listenToAttempts(start);
  start({
    actionCreator: addToCart.rejected,
    effect({ payload: error, meta: { arg } }, api) {
      const isForbidden = error?.kind === 'http' && error.status === 403;
      const alert = { source: addSource(arg.productId), message: failureReason(error), about: nameOf(api, arg) };
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert: isForbidden ? undefined : alert });
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
      const isOrder = placeOrder.rejected.match(action);
      const source = closingSource(isOrder);
      const alert = isUnknown ? undefined : { source, message: failureReason(error) };
      onFailure(api, error, { isAsked: true, isCartInDoubt: true, alert });
      if (isUnknown) alertUnconfirmed(api, source, isOrder);
    },
  });
  start({
    // Nobody asked for the cart that a page fetches: it stays silent.
    actionCreator: loadCart.rejected,
    effect({ payload: error }) {
      if (isSignedOut(error)) rememberCartCount(null);
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
      const alert = { source: settingSource(key), message: failureReason(error) };
      onFailure(api, error, { isAsked: true, alert: TOLD.includes(key) ? alert : undefined });
    },
  });
  start({
    // A visitor accepts cookies as well: that is no reason to log in.
    actionCreator: acceptCookies.rejected,
    effect({ payload: error }, api) {
      onFailure(api, error, { isAsked: false, alert: { source: COOKIES, message: failureReason(error) } });
    },
  });
  start({
    actionCreator: callFailed,
    effect({ payload: { error, ...policy } }, api) {
      onFailure(api, error, policy);
    },
  });
}
