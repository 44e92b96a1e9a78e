import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddRefusal } from '@/domain/cart/addCheck';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { decreaseQuantity, increaseListQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { unitOf } from '@/domain/units';
import type { AppThunk } from './apiThunk';
import { addAttempted, addFailed, addRefused } from './cart/externalActions';
import { selectCartUse } from './cart/select';
import type { WithCart } from './cart/state';
import type { WithSession } from './session/slice';

/** What the shopper has chosen of one product before adding it; shared by all widgets that show the product. */
export interface PurchaseOptions {
  readonly amount: number;
  /** Null: the product's default unit. */
  readonly unitId: Id | null;
  /** Why the last amount or add was refused, until the row changes. Decision 65. */
  readonly refused?: Refused | undefined;
}

/** `most`: the detail page takes no more at once. `failed`: the call did. The others are the rules' own. */
export type Refused = AddRefusal['reason'] | 'most' | 'failed';

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
      state[String(productId)] = { ...purchaseOf(state, productId), amount, refused: undefined };
    },
    amountRefused(state, { payload: { productId, refused } }: PayloadAction<{ productId: Id; refused: Refused }>) {
      refuse(state, productId, refused);
    },
    unitChosen(state, { payload: { productId, unitId } }: PayloadAction<{ productId: Id; unitId: Id }>) {
      state[String(productId)] = { ...purchaseOf(state, productId), unitId, refused: undefined };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(addRefused, (state, { payload: { product, refusal } }) => {
        refuse(state, product.id, refusal.reason);
      })
      .addCase(addAttempted, (state, { payload }) => {
        refuse(state, payload, undefined);
      })
      .addCase(addFailed, (state, { payload }) => {
        refuse(state, payload, 'failed');
      });
  },
});

function refuse(state: Record<string, PurchaseOptions>, productId: Id, refused: Refused | undefined): void {
  const before = purchaseOf(state, productId);
  if (before.refused !== refused) state[String(productId)] = { ...before, refused };
}

const { amountSet, amountRefused } = purchaseSlice.actions;
export const { unitChosen } = purchaseSlice.actions;

/** Amount and unit chosen for a product; 1 of its default unit where nothing has been chosen, without the slice above all. */
export function purchaseOf(purchases: PurchaseState | undefined, productId: Id): PurchaseOptions {
  return purchases?.[String(productId)] ?? DEFAULT_OPTIONS;
}

export function selectPurchase({ purchase }: WithPurchase, productId: Id): PurchaseOptions {
  return purchaseOf(purchase, productId);
}

/** One more or one less; one more that the rules refuse changes nothing, and the row says so. Answers whether it was refused. */
export function stepAmount(
  product: Product,
  step: 1 | -1,
  rules: QuantityRules,
): AppThunk<WithPurchase & WithCart & WithSession, boolean> {
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
    const isRefused = step === 1 && next === amount;
    if (isRefused) dispatch(amountRefused({ productId: product.id, refused: rules === 'detail' ? 'most' : 'stock' }));
    else if (next !== amount) dispatch(amountSet({ productId: product.id, amount: next }));
    return isRefused;
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
