import { checkAdd, type AddLocation } from '@/domain/cart/addCheck';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { emit } from '@/runtime/page/events';
import { addSource, alerted } from '../alert';
import type { AppThunk } from '../apiThunk';
import { selectVariantChosen, type WithLists } from '../list/select';
import { isVain } from '../failure';
import { selectPurchase, type WithPurchase } from '../purchase';
import type { WithSession } from '../session/state';
import { askAboutAdd, tellAdded } from './addEvents';
import { addToCart, loadCart } from './calls';
import { addAttempted, addFailed, addRefused } from './externalActions';
import { isAdding } from './select';
import { selectCartUse, selectPiecesInCart } from './selectProduct';
import type { WithCart } from './state';

type Needed = WithCart & WithSession & WithPurchase & WithLists;

/** What became of an add: `refused` by the rules or the page, `vain` where any other would fail as well, `failed` for any other reason. */
export type AddOutcome = 'added' | 'refused' | 'vain' | 'failed';

/**
 * Adds the chosen amount of a product (from a card, which shows none, one), if the rules and the page allow it. Answers what became of it.
 * `target` is where the contract's events are dispatched: the widget's container.
 */
export function requestAdd(product: Product, location: AddLocation, target: EventTarget): AppThunk<Needed, Promise<AddOutcome>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { settings } = state.session.page;
    const { amount: chosen, unitId } = selectPurchase(state, product.id);
    const amount = location === 'card' ? 1 : chosen;
    const unit = unitOf(product, unitId);
    const check = checkAdd({
      amount,
      unit,
      stock: product.quantity,
      settings,
      cart: selectCartUse(state, product.id),
      variantChosen: selectVariantChosen(state, product),
      location,
    });
    if (!check.ok) {
      dispatch(addRefused({ product, refusal: check }));
      emit(target, 'vitrin:add-refused', {
        productId: product.id,
        quantity: amount,
        unit: unit?.id ?? null,
        reason: check.reason,
      });
      return 'refused';
    }
    if (!unit) return 'refused';
    // One that is under way, or held by the page, is not made twice.
    if (isAdding(state.cart.queue, product.id)) return 'failed';
    const request = { productId: product.id, quantity: amount, unit: unit.id };
    const isLet = dispatch(askAboutAdd(target, request));
    if (isLet !== true && !(await isLet)) return 'refused';
    const before = { productId: product.id, pieces: selectPiecesInCart(getState(), product.id) };
    dispatch(addAttempted(before));
    const outcome = await dispatch(
      addToCart({ ...request, name: product.name, tells: location === 'sheet' ? 'failure' : undefined }),
    );
    if (!addToCart.fulfilled.match(outcome)) {
      // What is under way elsewhere, and what the page breaks off, has not failed.
      const { payload: error } = outcome;
      if (!outcome.meta.condition && error?.kind !== 'aborted') {
        dispatch(addFailed(before));
        dispatch(tellIfAdded(product, before.pieces ?? Infinity));
      }
      return error && isVain(error) ? 'vain' : 'failed';
    }
    dispatch(tellAdded(target, request, outcome.payload));
    return 'added';
  };
}

/**
 * Of an add that has failed perhaps only the answer was lost: the cart tells, which is fetched after it. Whoever is told to try again
 * would have it twice. Decision 64.
 * @param before pieces of the product in the cart before
 */
function tellIfAdded({ id, name }: Product, before: number): AppThunk<WithCart> {
  return (dispatch, getState) => {
    void dispatch(loadCart()).then(() => {
      if ((selectPiecesInCart(getState(), id) ?? 0) <= before) return;
      dispatch(alerted({ source: addSource(id), message: { key: 'cart.added', values: { name } }, isGood: true }));
    });
  };
}
