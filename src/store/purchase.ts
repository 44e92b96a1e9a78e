import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { decreaseQuantity, increaseListQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { unitOf } from '@/domain/units';
import { selectCartUse } from './cart/select';
import type { AppThunk, RootState } from './store';

/** What the shopper has chosen of one product before adding it; shared by all widgets that show the product. */
export interface PurchaseOptions {
  readonly amount: number;
  /** Null: the product's default unit. */
  readonly unitId: Id | null;
}

/** Quantities follow other rules in a list than on a product's own page (decisions 28 and 29). */
export type QuantityRules = 'list' | 'detail';

const untouched: PurchaseOptions = { amount: 1, unitId: null };

/** By product id. */
export type PurchaseState = Readonly<Record<string, PurchaseOptions>>;

const amountSet = createAction<{ productId: Id; amount: number }>('purchase/amountSet');
export const unitChosen = createAction<{ productId: Id; unitId: Id }>('purchase/unitChosen');

export default function purchase(state: PurchaseState = {}, action: UnknownAction): PurchaseState {
  if (!amountSet.match(action) && !unitChosen.match(action)) return state;
  const { productId, ...choice } = action.payload;
  return { ...state, [String(productId)]: { ...(state[String(productId)] ?? untouched), ...choice } };
}

/** Amount and unit chosen for a product; 1 of its default unit before anything was chosen. */
export function purchaseOf(purchases: PurchaseState, productId: Id): PurchaseOptions {
  return purchases[String(productId)] ?? untouched;
}

export function selectPurchase(state: RootState, productId: Id): PurchaseOptions {
  return purchaseOf(state.purchase, productId);
}

/** One more or one less; a step that the rules refuse changes nothing. */
export function stepAmount(product: Product, step: 1 | -1, rules: QuantityRules): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { amount, unitId } = selectPurchase(state, product.id);
    const next =
      rules === 'detail'
        ? stepDetailQuantity(amount, step)
        : step === -1
          ? decreaseQuantity(amount)
          : increaseListQuantity({
              amount,
              multiplier: unitOf(product, unitId)?.multiplier ?? 1,
              stock: product.quantity,
              settings: state.session.page.settings,
              cart: selectCartUse(state, product.id),
            });
    if (next !== amount) dispatch(amountSet({ productId: product.id, amount: next }));
  };
}

/** A typed quantity, coerced by the rules. Answers with the amount that counts. */
export function typeAmount(product: Product, text: string, rules: QuantityRules): AppThunk<number> {
  return (dispatch, getState) => {
    const { amount } = selectPurchase(getState(), product.id);
    const next = rules === 'detail' ? readDetailQuantity(text, amount) : readListQuantity(text);
    if (next !== amount) dispatch(amountSet({ productId: product.id, amount: next }));
    return next;
  };
}

/** Another product takes a product's place: the amount chosen of the one is meant for the other. */
export function amountHandedOver(from: Id, to: Id): AppThunk {
  return (dispatch, getState) => {
    const { amount } = selectPurchase(getState(), from);
    if (amount !== selectPurchase(getState(), to).amount) dispatch(amountSet({ productId: to, amount }));
  };
}
