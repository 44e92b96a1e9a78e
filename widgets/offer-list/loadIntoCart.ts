import { editOffer } from './api';
import type { Id } from '@/domain/id';
import type { AppThunk } from '@/data/apiThunk';
import { alerted } from '@/data/alert';
import { cartReplaced, lineGiven } from '@/data/cart/externalActions';
import type { WithSession } from '@/data/session/state';
import { goTo, LEFT_BY } from '@/page/navigation';
import { after } from '@/runtime/page/run';

/**
 * Loads an offer into the cart, after all calls of the cart before it; the cart page opens then, and until it does, or the page stops
 * that, this is under way: loaded once more, the offer would be in the cart twice. Where the server answers
 * with a line of the cart instead, the visitor stays and is told. S2 §4, decision 50.
 * @throws ApiFailure
 */
export function loadIntoCart(id: Id): AppThunk<WithSession, Promise<void>> {
  return async (dispatch, getState, { queues, services: { ending } }) => {
    const line = await queues.cart.run(() => editOffer(id));
    if (line === null) {
      // The visitor may yet choose to stay with unsaved changes, beside a cart that must be true.
      dispatch(cartReplaced({ isLeaving: false }));
      return new Promise((stay) => {
        after(LEFT_BY, ending, stay);
        goTo(getState().session.page.routes.cart, stay);
      });
    }
    dispatch(lineGiven(line));
    const source = { action: 'offer/edit', subject: id } as const;
    dispatch(alerted({ source, message: { key: 'offers.lineAdded', values: { name: line.product.name } }, isGood: true }));
  };
}
