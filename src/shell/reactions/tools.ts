import type { i18n } from 'i18next';
import type { MiddlewareAPI } from 'redux';
import type { CartChange } from '@/contract/events';
import { serverMessage, type ApiError } from '@/api/error';
import { rememberCartCount } from '@/host/cartCount';
import { emit } from '@/host/events';
import { goTo } from '@/host/navigation';
import type { Routes } from '@/host/page';
import type { Tabs } from '@/host/tabs';
import { loadCart } from '@/store/cart/calls';
import { cartTotalsOf } from '@/store/cart/select';
import type { AppDispatch, RootState } from '@/store/store';
import { showAlert } from '../toasts';

export interface Surroundings {
  readonly i18n: i18n;
  readonly routes: Routes;
  readonly tabs: Tabs;
}

/** What several reactions do alike. */
export interface Tools extends Surroundings {
  readonly dispatch: AppDispatch;
  /** Tells the page that its cart is another. */
  changed(change: CartChange): void;
  /** The same after a write, which the other tabs must hear of. */
  written(change: CartChange): void;
  /** What a visitor did needs a login (decision 5). Answers whether that was so. */
  toLoginAfter401(error: ApiError | undefined): boolean;
  /** A write that failed: this tab and the others fetch the cart again, so that they tell the truth. Answers false after a 401. */
  recover(error: ApiError | undefined): boolean;
  /** The server's words about a failure as an alert; ours where it has none (S1 §8, decision 6). */
  alertFailure(error: ApiError | undefined): void;
}

/** One reaction: looks at every action after the reducers did. */
export type Reaction = (action: unknown) => void;

export function createTools(surroundings: Surroundings, { dispatch, getState }: MiddlewareAPI<AppDispatch, RootState>): Tools {
  const { i18n, routes, tabs } = surroundings;
  const changed = (change: CartChange) => {
    const state = getState();
    rememberCartCount(state.cart.items.length);
    emit(document, 'vitrin:cart-changed', { items: state.cart.items, totals: cartTotalsOf(state), change });
  };
  const toLoginAfter401 = (error: ApiError | undefined) => {
    const needed = error?.kind === 'http' && error.status === 401;
    if (needed) goTo(routes.login);
    return needed;
  };
  return {
    ...surroundings,
    dispatch,
    changed,
    toLoginAfter401,
    written(change) {
      changed(change);
      tabs.tell({ kind: 'cart' });
    },
    recover(error) {
      if (toLoginAfter401(error)) return false;
      void dispatch(loadCart());
      // It may have been carried out before its answer was lost.
      tabs.tell({ kind: 'cart' });
      return true;
    },
    alertFailure(error) {
      const unreached = error?.kind === 'network' || error?.kind === 'timeout';
      showAlert(i18n, (error && serverMessage(error)) ?? i18n.t(unreached ? 'common.offline' : 'common.technicalError'));
    },
  };
}
