import { emit } from '@/runtime/page/events';
import { goTo, reload } from '@/page/navigation';
import { loadCart, placeOrder, requestOffer } from '@/data/cart/calls';
import { broadcastCartChanged, type StartAppListening } from './context';

/** What ordering the cart brings about, and requesting an offer on it. S1 §4 and §8, decisions 38 and 66. */
export function listenToOrders(start: StartAppListening): void {
  start({
    actionCreator: placeOrder.fulfilled,
    effect({ payload: { orderNo } }, api) {
      emit(document, 'vitrin:order-placed', { orderNo, items: api.getState().cart.items });
      broadcastCartChanged(api, { operation: 'order' });
      if (!reload()) void api.dispatch(loadCart());
    },
  });
  start({
    actionCreator: requestOffer.fulfilled,
    effect({ meta: { arg: note } }, api) {
      emit(document, 'vitrin:offer-requested', { items: api.getState().cart.items, note });
      broadcastCartChanged(api, { operation: 'offer' });
      if (!goTo(api.extra.routes.offers)) void api.dispatch(loadCart());
    },
  });
}
