import { emit } from '@/host/events';
import { goTo, reload } from '@/host/navigation';
import { say } from '@/i18n';
import { loadCart, placeOrder, requestOffer } from '@/store/cart/calls';
import { orderRefused } from '@/store/cart/refused';
import type { RootState } from '@/store/store';
import { showAlert } from '../toasts';
import type { Reaction, Tools } from './tools';

/** What ordering the cart brings about, and requesting an offer on it. S1 §4 and §8, decisions 5, 6 and 38. */
export function orderReaction({ i18n, routes, dispatch, written, recover, alertFailure }: Tools, getState: () => RootState): Reaction {
  return (action) => {
    if (orderRefused.match(action)) showAlert(i18n, say(i18n, action.payload));
    else if (placeOrder.fulfilled.match(action)) {
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
      if (recover(action.payload)) alertFailure(action.payload);
    }
  };
}
