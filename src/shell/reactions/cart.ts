import { productHref } from '@/domain/links/product';
import { goTo } from '@/page/navigation';
import { after } from '@/runtime/page/run';
import { addSource } from '@/data/alert';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from '@/data/cart/calls';
import { addRefused, cartLoaded, cartReplaced, lineGiven } from '@/data/cart/externalActions';
import { broadcastCartChanged, emitCartChanged, refetchCart, showAlert, type StartAppListening } from './context';

/** Milliseconds for which 'Varyant Seçiniz!' can be read before the product's page opens. */
const REDIRECT_DELAY = 1500;

/** What adding to the cart and changing it bring about. S1 §8, decisions 6, 13 and 50. */
export function listenToCart(start: StartAppListening): void {
  let last: unknown;
  start({
    actionCreator: addRefused,
    effect({ payload: { refusal, product } }, api) {
      const source = addSource(product.id);
      showAlert(api, { source, message: refusal.message, about: product.name });
      if (refusal.message.key !== 'add.chooseVariantRedirect') return;
      const { href } = location;
      last = refusal;
      after(REDIRECT_DELAY, api.extra.ending, () => {
        // It would still stand where the visitor comes back to.
        api.extra.toasts.withdraw(source);
        // Who has gone elsewhere meanwhile (Turbo, another page of the list) is not called back.
        if (last === refusal && location.href === href) goTo(productHref(product));
      });
    },
  });
  start({
    actionCreator: addToCart.fulfilled,
    effect(
      {
        payload: {
          product: { name },
        },
        meta: { arg },
      },
      api,
    ) {
      broadcastCartChanged(api, { operation: 'add', id: arg.productId });
      if (!arg.tells) api.extra.announce(api.extra.i18n.t('cart.added', { name }));
    },
  });
  start({
    actionCreator: changeCartItem.fulfilled,
    effect({ payload, meta: { arg } }, api) {
      if (payload === 'superseded') return;
      broadcastCartChanged(api, { operation: 'change', id: arg.itemId });
      if (payload === 'unknown') void api.dispatch(loadCart());
    },
  });
  start({
    actionCreator: removeCartItem.fulfilled,
    effect({ meta: { arg } }, api) {
      broadcastCartChanged(api, { operation: 'remove', id: arg });
    },
  });
  start({
    actionCreator: clearCart.fulfilled,
    effect(_, api) {
      broadcastCartChanged(api, { operation: 'clear' });
    },
  });
  start({
    actionCreator: loadCart.fulfilled,
    effect({ payload }, api) {
      api.dispatch(cartLoaded(payload));
      emitCartChanged(api, { operation: 'load' });
    },
  });
  start({
    actionCreator: lineGiven,
    effect({ payload: { id } }, api) {
      broadcastCartChanged(api, { operation: 'change', id });
    },
  });
  start({
    actionCreator: cartReplaced,
    effect({ payload: { isLeaving } }, api) {
      if (isLeaving) api.extra.tabs.tell({ kind: 'cart' });
      else refetchCart(api);
    },
  });
}
