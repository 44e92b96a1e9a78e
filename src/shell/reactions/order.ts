import { emit } from '@/host/events';
import { goTo, reload } from '@/host/navigation';
import { loadCart, placeOrder, requestOffer } from '@/store/cart/calls';
import { cartReplaced } from '@/store/cart/elsewhere';
import type { RootState } from '@/store/store';
import { showAlert } from '../toasts';
import type { Reaction, Tools } from './tools';

/** What ordering the cart brings about, and requesting an offer on it. S1 §4 and §8, decisions 5, 6, 38 and 66. */
export function orderReaction({ i18n, routes, dispatch, written, recover, alertFailure, tabs }: Tools, getState: () => RootState): Reaction {
  /** Nobody knows whether it was placed: that, and where to look. Decision 66. */
  const alertUnconfirmed = (isOrder: boolean) => {
    const href = isOrder ? routes.orders : routes.offers;
    const link = href === null ? undefined : { href, text: i18n.t(isOrder ? 'cartPage.orders' : 'cartPage.offers') };
    showAlert(i18n, i18n.t(isOrder ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed'), link);
  };
  return (action) => {
    if (cartReplaced.match(action)) {
      tabs.tell({ kind: 'cart' });
      if (!action.payload.isLeaving) void dispatch(loadCart());
    } else if (placeOrder.fulfilled.match(action)) {
      emit(document, 'vitrin:order-placed', { orderNo: action.payload.orderNo, items: getState().cart.items });
      written({ operation: 'order' });
      if (!reload()) void dispatch(loadCart());
    } else if (requestOffer.fulfilled.match(action)) {
      emit(document, 'vitrin:offer-requested', { items: getState().cart.items, note: action.meta.arg });
      written({ operation: 'offer' });
      if (!goTo(routes.offers)) void dispatch(loadCart());
    } else if (placeOrder.rejected.match(action) || requestOffer.rejected.match(action)) {
      // A call before it has failed, and was told.
      if (action.meta.condition || action.payload?.kind === 'aborted') return;
      if (!recover(action.payload)) return;
      if (action.payload?.kind === 'unconfirmed') alertUnconfirmed(placeOrder.rejected.match(action));
      else alertFailure(action.payload);
    }
  };
}
