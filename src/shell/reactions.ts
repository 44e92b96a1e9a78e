import type { Middleware } from 'redux';
import type { i18n } from 'i18next';
import { serverMessage, type ApiError } from '@/api/error';
import { productHref } from '@/domain/links/product';
import { announce } from '@/host/announce';
import { rememberCartCount } from '@/host/cartCount';
import { emit } from '@/host/events';
import { goTo } from '@/host/navigation';
import type { Routes } from '@/host/page';
import type { Tabs } from '@/host/tabs';
import { say } from '@/i18n';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from '@/store/cart/calls';
import { addRefused } from '@/store/cart/refused';
import { cartTotalsOf } from '@/store/cart/select';
import { saveSetting } from '@/store/settings';
import type { AppDispatch, RootState } from '@/store/store';
import type { CartChange } from '@/contract/events';
import { showAlert, showToast } from './toasts';

interface Surroundings {
  readonly i18n: i18n;
  readonly routes: Routes;
  readonly tabs: Tabs;
}

/** Milliseconds for which 'Varyant Seçiniz!' can be read before the product's page opens. */
const REDIRECT_DELAY = 1500;

/**
 * What the page does beside its state, decided in one place by what happened: messages, redirects, events, news for
 * the other tabs. S1 §8, decisions 5, 6, 8 and 13.
 */
export function createReactions({ i18n, routes, tabs }: Surroundings): Middleware<object, RootState, AppDispatch> {
  return ({ dispatch, getState }) => {
    const changed = (change: CartChange) => {
      const state = getState();
      rememberCartCount(state.cart.items.length);
      emit(document, 'vitrin:cart-changed', { items: state.cart.items, totals: cartTotalsOf(state), change });
    };
    const written = (change: CartChange) => {
      changed(change);
      tabs.tell({ kind: 'cart' });
    };

    /** What a visitor did needs a login (decision 5). Answers whether that was so. */
    const toLoginAfter401 = (error: ApiError | undefined): boolean => {
      const needed = error?.kind === 'http' && error.status === 401;
      if (needed) goTo(routes.login);
      return needed;
    };

    /** A write that failed: the cart is fetched again, so that the screen tells the truth. Answers false after a 401. */
    const recover = (error: ApiError | undefined): boolean => {
      if (toLoginAfter401(error)) return false;
      void dispatch(loadCart());
      return true;
    };

    const addFailed = (error: ApiError | undefined) => {
      if (error?.kind === 'aborted' || !recover(error)) return;
      if (error?.kind === 'http' && error.status === 403) showToast(i18n, i18n.t('cart.adminForbidden'));
      else showAlert(i18n, (error && serverMessage(error)) ?? i18n.t('common.technicalError'));
    };

    return (next) => (action) => {
      const result = next(action);
      if (addRefused.match(action)) {
        const { refusal, product, place } = action.payload;
        showAlert(i18n, say(i18n, refusal.message));
        if (refusal.reason === 'variant' && place === 'list') setTimeout(() => { goTo(productHref(product)); }, REDIRECT_DELAY);
      } else if (addToCart.fulfilled.match(action)) {
        written({ operation: 'add', id: action.meta.arg.productId });
        announce(i18n.t('cart.added', { name: action.payload.product.name }));
      } else if (addToCart.rejected.match(action)) {
        if (!action.meta.condition) addFailed(action.payload);
      } else if (changeCartItem.fulfilled.match(action)) {
        if (action.payload) written({ operation: 'change', id: action.meta.arg.itemId });
        else {
          tabs.tell({ kind: 'cart' });
          void dispatch(loadCart());
        }
      } else if (removeCartItem.fulfilled.match(action)) written({ operation: 'remove', id: action.meta.arg });
      else if (clearCart.fulfilled.match(action)) written({ operation: 'clear' });
      else if (changeCartItem.rejected.match(action) || removeCartItem.rejected.match(action) || clearCart.rejected.match(action)) {
        recover(action.payload);
      } else if (saveSetting.fulfilled.match(action)) tabs.tell({ kind: 'setting', ...action.meta.arg });
      else if (saveSetting.rejected.match(action)) toLoginAfter401(action.payload);
      else if (loadCart.fulfilled.match(action)) changed({ operation: 'load' });
      else if (loadCart.rejected.match(action) && action.payload?.kind === 'http' && action.payload.status === 401) rememberCartCount(null);
      return result;
    };
  };
}
