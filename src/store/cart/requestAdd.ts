import { checkAdd } from '@/domain/cart/addCheck';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { emit } from '@/host/events';
import { selectVariantChosen } from '../list/select';
import { selectPurchase } from '../purchase';
import type { AppThunk } from '../store';
import { addToCart } from './calls';
import { addRefused, type AddPlace } from './refused';
import { selectCartUse } from './select';

export type { AddPlace };

/**
 * Adds the chosen amount of a product, if the rules and the page allow it. Answers whether it is in the cart now.
 * `target` is where the contract's events are dispatched: the widget's container.
 */
export function requestAdd(product: Product, place: AddPlace, target: EventTarget): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { settings } = state.session.page;
    const { amount, unitId } = selectPurchase(state, product.id);
    const unit = unitOf(product, unitId);
    const check = checkAdd({
      amount,
      unit,
      stock: product.quantity,
      stockInfoStatus: settings.stockInfoStatus,
      cartStockControl: settings.cartStockControl,
      cart: selectCartUse(state, product.id),
      variantChosen: selectVariantChosen(state, product),
      page: place,
    });
    if (!check.ok) {
      dispatch(addRefused({ product, refusal: check, place }));
      return false;
    }
    if (!unit) return false;
    const request = { productId: product.id, quantity: amount, unit: unit.id };
    if (!emit(target, 'vitrin:before-add', request)) return false;
    const outcome = await dispatch(addToCart(request));
    if (!addToCart.fulfilled.match(outcome)) return false;
    emit(target, 'vitrin:added-to-cart', { ...request, item: outcome.payload });
    return true;
  };
}
