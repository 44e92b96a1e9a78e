import { dropClosingNote, noteClosing } from '@/page/closingNote';
import { dropDrafts } from '@/page/dropDrafts';
import { emit } from '@/runtime/page/events';
import { after } from '@/runtime/page/run';
import { goTo, LEFT_BY, reload } from '@/page/navigation';
import { isBegunClosing, isEndedClosing, loadCart, placeOrder, requestOffer } from '@/data/cart/calls';
import { selectCartTotals, selectClosing } from '@/data/cart/select';
import { describeLines } from '@/data/events/lines';
import { broadcastCartChanged, type ReactionApi, type StartAppListening } from './context';

/** Fetches the cart, which is held until then, where the page stays after all: when that is called, else after a while. */
function lookLater({ dispatch, getState, extra }: ReactionApi): () => void {
  const look = () => void dispatch(loadCart());
  after(LEFT_BY, extra.ending, () => {
    if (selectClosing(getState())) look();
  });
  return look;
}

/** What ordering the cart brings about, and requesting an offer on it. S1 §4 and §8, decisions 38, 66 and 67. */
export function listenToOrders(start: StartAppListening): void {
  start({
    matcher: isBegunClosing,
    effect({ type, meta: { requestId: id } }, { extra }) {
      // The ring in the button is for the eye, and an answer may take a minute.
      extra.announce(extra.i18n.t(type === placeOrder.pending.type ? 'cart.ordering' : 'cart.requestingOffer'));
      noteClosing(id);
      extra.tabs.tell({ kind: 'closing', id, isOver: false });
    },
  });
  start({
    // Before what follows: that may leave the page, or tells the other tabs to fetch the cart.
    matcher: isEndedClosing,
    effect({ meta: { requestId: id } }, { extra }) {
      dropClosingNote(id);
      extra.tabs.tell({ kind: 'closing', id, isOver: true });
    },
  });
  start({
    // What emptied it has been carried out, or may be asked for again: the same lines, added anew, are another cart.
    actionCreator: loadCart.fulfilled,
    effect({ payload }, { extra }) {
      // What was written to it has gone with it, and belongs to no other order.
      if (payload.length === 0 && extra.keys.cart.clear()) dropDrafts();
    },
  });
  start({
    actionCreator: placeOrder.fulfilled,
    effect({ payload: { orderNo }, meta: { arg } }, api) {
      const state = api.getState();
      const { items } = state.cart;
      emit(arg.target, 'vitrin:order-placed', {
        orderNo,
        items: [...items],
        products: describeLines(state, items, undefined, arg.advencePrice),
        totals: selectCartTotals(state, { priceName: arg.advencePrice }),
      });
      broadcastCartChanged(api, { operation: 'order' });
      reload(lookLater(api));
    },
  });
  start({
    actionCreator: requestOffer.fulfilled,
    effect({ meta: { arg } }, api) {
      emit(arg.target, 'vitrin:offer-requested', { items: [...api.getState().cart.items], note: arg.note });
      broadcastCartChanged(api, { operation: 'offer' });
      goTo(api.extra.routes.offers, lookLater(api));
    },
  });
}
