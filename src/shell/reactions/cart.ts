import type { ApiError } from '@/api/error';
import { productHref } from '@/domain/links/product';
import { announce } from '@/host/announce';
import { rememberCartCount } from '@/host/cartCount';
import { goTo } from '@/host/navigation';
import { say } from '@/i18n';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from '@/store/cart/calls';
import { lineGiven } from '@/store/cart/elsewhere';
import { addRefused } from '@/store/cart/refused';
import { showAlert, showToast } from '../toasts';
import type { Reaction, Tools } from './tools';

/** Milliseconds for which 'Varyant Seçiniz!' can be read before the product's page opens. */
const REDIRECT_DELAY = 1500;

/** What adding to the cart and changing it bring about. S1 §8, decisions 5, 6 and 13. */
export function cartReaction({ i18n, dispatch, changed, written, recover, alertFailure }: Tools): Reaction {
  const addFailed = (error: ApiError | undefined) => {
    if (error?.kind === 'aborted' || !recover(error)) return;
    if (error?.kind === 'http' && error.status === 403) showToast(i18n, i18n.t('cart.adminForbidden'));
    else alertFailure(error);
  };

  return (action) => {
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
      if (action.payload === 'superseded') return;
      written({ operation: 'change', id: action.meta.arg.itemId });
      if (action.payload === 'unknown') void dispatch(loadCart());
    } else if (removeCartItem.fulfilled.match(action)) written({ operation: 'remove', id: action.meta.arg });
    else if (clearCart.fulfilled.match(action)) written({ operation: 'clear' });
    else if (lineGiven.match(action)) written({ operation: 'change', id: action.payload.id });
    else if (changeCartItem.rejected.match(action) || removeCartItem.rejected.match(action) || clearCart.rejected.match(action)) {
      recover(action.payload);
    } else if (loadCart.fulfilled.match(action)) changed({ operation: 'load' });
    else if (loadCart.rejected.match(action) && action.payload?.kind === 'http' && action.payload.status === 401) rememberCartCount(null);
  };
}
