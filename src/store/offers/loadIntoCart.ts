import { editOffer } from '@/api/offers';
import type { Id } from '@/domain/id';
import { goTo } from '@/host/navigation';
import { cartReplaced, lineGiven } from '../cart/elsewhere';
import type { AppThunk } from '../store';

/**
 * Loads an offer into the cart, after all calls of the cart before it, and opens the cart page. Where the server answers
 * with a line of the cart instead, the visitor stays. S2 §4, decision 50.
 * @throws ApiFailure
 */
export function loadIntoCart(id: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState, { cartQueue }) => {
    const line = await cartQueue.run(() => editOffer(id));
    if (line) {
      dispatch(lineGiven(line));
      return;
    }
    // The visitor may yet choose to stay with unsaved changes, beside a cart that must be true.
    dispatch(cartReplaced({ isLeaving: false }));
    goTo(getState().session.page.routes.cart);
  };
}
