import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { decreaseQuantity, increaseListQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { unitOf } from '@/domain/units';
import type { AppThunk } from './apiThunk';
import { selectCartUse } from './cart/select';
import type { WithCart } from './cart/state';
import type { WithSession } from './session/slice';

/** What the shopper has chosen of one product before adding it; shared by all widgets that show the product. */
export interface PurchaseOptions {
  readonly amount: number;
  /** Null: the product's default unit. */
  readonly unitId: Id | null;
}

/** Quantities follow other rules in a list than on a product's own page (decisions 28 and 29). */
export type QuantityRules = 'list' | 'detail';

const DEFAULT_OPTIONS: PurchaseOptions = { amount: 1, unitId: null };

/** By product id. */
export type PurchaseState = Readonly<Record<string, PurchaseOptions>>;

/** Any state; a page with a cart icon alone does not load this slice. */
export interface WithPurchase {
  readonly purchase?: PurchaseState;
}

const initialState: PurchaseState = {};

export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState,
  reducers: {
    amountSet(state, { payload: { productId, amount } }: PayloadAction<{ productId: Id; amount: number }>) {
      state[String(productId)] = { ...purchaseOf(state, productId), amount };
    },
    unitChosen(state, { payload: { productId, unitId } }: PayloadAction<{ productId: Id; unitId: Id }>) {
      state[String(productId)] = { ...purchaseOf(state, productId), unitId };
    },
  },
});

const { amountSet } = purchaseSlice.actions;
export const { unitChosen } = purchaseSlice.actions;

/** Amount and unit chosen for a product; 1 of its default unit where nothing has been chosen, without the slice above all. */
export function purchaseOf(purchases: PurchaseState | undefined, productId: Id): PurchaseOptions {
  return purchases?.[String(productId)] ?? DEFAULT_OPTIONS;
}

export function selectPurchase({ purchase }: WithPurchase, productId: Id): PurchaseOptions {
  return purchaseOf(purchase, productId);
}

/** One more or one less; a step that the rules refuse changes nothing. */
export function stepAmount(
  product: Product,
  step: 1 | -1,
  rules: QuantityRules,
): AppThunk<WithPurchase & WithCart & WithSession> {
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
export function typeAmount(product: Product, text: string, rules: QuantityRules): AppThunk<WithPurchase, number> {
  return (dispatch, getState) => {
    const { amount } = selectPurchase(getState(), product.id);
    const next = rules === 'detail' ? readDetailQuantity(text, amount) : readListQuantity(text);
    if (next !== amount) dispatch(amountSet({ productId: product.id, amount: next }));
    return next;
  };
}

/** Another product takes a product's place: the amount chosen of the one is meant for the other. */
export function transferAmount(from: Id, to: Id): AppThunk<WithPurchase> {
  return (dispatch, getState) => {
    const { amount } = selectPurchase(getState(), from);
    if (amount !== selectPurchase(getState(), to).amount) dispatch(amountSet({ productId: to, amount }));
  };
}
