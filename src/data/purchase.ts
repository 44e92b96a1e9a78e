import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft } from 'immer';
import type { AddRefusal } from '@/domain/cart/addCheck';
import type { Id } from '@/domain/id';
import { decimal } from '@/domain/money/decimal';
import type { Product } from '@/domain/product';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { decreaseQuantity, increaseListQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { pieces as piecesOf } from '@/domain/stock/unitQuantity';
import { readTypedNumber } from '@/domain/typedNumber';
import { unitOf } from '@/domain/units';
import type { AppThunk } from './apiThunk';
import { addAttempted, addFailed, addRefused, cartLoaded } from './cart/externalActions';
import { piecesIn, selectCartUse } from './cart/selectProduct';
import type { WithCart } from './cart/state';
import type { WithSession } from './session/state';

/** What the shopper has chosen of one product before adding it; shared by all widgets that show the product. */
export interface PurchaseOptions {
  readonly amount: number;
  /** Null: the product's default unit. */
  readonly unitId: Id | null;
  /** Why the last amount or add was refused, until the row changes. Decision 65. */
  readonly refused?: Refused | undefined;
  /** Of the product in the cart before an add that failed, or one of a sheet that is on its way; null where nobody knows. */
  readonly pieces?: number | null | undefined;
  /** The product, where its amount is filled into an order sheet (contract §2, `data-add`). */
  readonly sheet?: Product | undefined;
}

/** A line of an order sheet. */
export interface SheetLine {
  readonly product: Product;
  /** Null: the product's default unit. */
  readonly unitId: Id | null;
  readonly amount: number;
  readonly refused?: Refused | undefined;
  /** There once it was sent. */
  readonly pieces?: number | null | undefined;
}

/** `most`: the detail page takes no more at once. `failed`: the call did. The others are the rules' own. */
export type Refused = AddRefusal['reason'] | 'most' | 'failed';

/**
 * Quantities follow other rules in a list than on a product's own page (decisions 28 and 29). In an order sheet they follow the
 * list's, and may be empty.
 */
export type QuantityRules = 'list' | 'detail' | 'sheet';

const DEFAULT_OPTIONS: PurchaseOptions = { amount: 1, unitId: null };

/** By {@link keyOf} a product, in the order in which they were chosen or filled in. */
export type PurchaseState = Readonly<Record<string, PurchaseOptions>>;

/** Any state; a page with a cart icon alone does not load this slice. */
export interface WithPurchase {
  readonly purchase?: PurchaseState;
}

/** No number: an object has those before all others, in their own order. */
const keyOf = (productId: Id) => `p${productId}`;

const initialState: PurchaseState = {};

export const purchaseSlice = createSlice({
  name: 'purchase',
  initialState,
  reducers: {
    amountSet(state, { payload: { productId, amount } }: PayloadAction<{ productId: Id; amount: number }>) {
      state[keyOf(productId)] = castDraft({ ...purchaseOf(state, productId), amount, refused: undefined });
    },
    /** A line of an order sheet; 0 takes it out. One that was kept (`isOld`) gives way to what is there. */
    sheetFilled(
      state,
      {
        payload: { product, amount, unitId, isOld, refused, pieces },
      }: PayloadAction<Partial<SheetLine> & Pick<SheetLine, 'product' | 'amount'> & { isOld?: true }>,
    ) {
      const before = purchaseOf(state, product.id);
      if (isOld && before.sheet) return;
      const isIn = amount > 0;
      const key = keyOf(product.id);
      // Behind what is in the sheet already.
      if (!before.sheet) Reflect.deleteProperty(state, key);
      state[key] = castDraft({
        unitId: unitId === undefined ? before.unitId : unitId,
        amount: isIn ? amount : 1,
        refused,
        pieces,
        sheet: isIn ? product : undefined,
      });
    },
    amountRefused(state, { payload: { productId, refused } }: PayloadAction<{ productId: Id; refused: Refused }>) {
      refuse(state, productId, refused);
    },
    unitChosen(state, { payload: { productId, unitId } }: PayloadAction<{ productId: Id; unitId: Id }>) {
      state[keyOf(productId)] = castDraft({ ...purchaseOf(state, productId), unitId, refused: undefined, pieces: undefined });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(addRefused, (state, { payload: { product, refusal } }) => {
        refuse(state, product.id, refusal.reason);
      })
      .addCase(addAttempted, (state, { payload: { productId, pieces } }) => {
        refuse(state, productId, undefined);
        const line = state[keyOf(productId)];
        if (line?.sheet) line.pieces = pieces;
      })
      .addCase(addFailed, (state, { payload: { productId, pieces } }) => {
        state[keyOf(productId)] = castDraft({ ...purchaseOf(state, productId), refused: 'failed', pieces });
      })
      // Its answer alone was lost: a row that says otherwise, and a line that stays in its sheet, would have it added twice.
      .addCase(cartLoaded, (state, { payload }) => {
        for (const [key, { refused, pieces, sheet, amount, unitId }] of Object.entries(state)) {
          const id = key.slice(1);
          const added = refused === 'failed' && pieces != null ? decimal(piecesIn(payload, id)).minus(pieces).toNumber() : 0;
          if (added <= 0) continue;
          if (sheet && added >= piecesOf(amount, unitOf(sheet, unitId)?.multiplier ?? 1)) state[key] = { amount: 1, unitId };
          else refuse(state, id, undefined);
        }
      });
  },
});

function refuse(state: Record<string, PurchaseOptions>, productId: Id, refused: Refused | undefined): void {
  const before = purchaseOf(state, productId);
  if (before.refused !== refused) state[keyOf(productId)] = { ...before, refused };
}

const { amountSet, amountRefused } = purchaseSlice.actions;
export const { unitChosen, sheetFilled } = purchaseSlice.actions;

/** Amount and unit chosen for a product; 1 of its default unit where nothing has been chosen, without the slice above all. */
export function purchaseOf(purchases: PurchaseState | undefined, productId: Id): PurchaseOptions {
  return purchases?.[keyOf(productId)] ?? DEFAULT_OPTIONS;
}

export function selectPurchase({ purchase }: WithPurchase, productId: Id): PurchaseOptions {
  return purchaseOf(purchase, productId);
}

/** The lines of the order sheet. */
export const selectSheet = createSelector([({ purchase }: WithPurchase) => purchase], (purchases): readonly SheetLine[] =>
  Object.values(purchases ?? {}).flatMap(({ sheet, ...line }) => (sheet ? [{ ...line, product: sheet }] : [])),
);

/** One more or one less; one more that the rules refuse changes nothing, and the row says so. Answers whether it was refused. */
export function stepAmount(
  product: Product,
  step: 1 | -1,
  rules: QuantityRules,
): AppThunk<WithPurchase & WithCart & WithSession, boolean> {
  return (dispatch, getState) => {
    const state = getState();
    const { amount: chosen, unitId, sheet } = selectPurchase(state, product.id);
    const amount = rules === 'sheet' && !sheet ? 0 : chosen;
    const stepped = () => {
      if (rules === 'detail') return stepDetailQuantity(amount, step);
      if (step === -1) return rules === 'sheet' ? Math.max(amount - 1, 0) : decreaseQuantity(amount);
      return increaseListQuantity({
        amount,
        multiplier: unitOf(product, unitId)?.multiplier ?? 1,
        stock: product.quantity,
        settings: state.session.page.settings,
        cart: selectCartUse(state, product.id),
      });
    };
    const next = stepped();
    const isRefused = step === 1 && next === amount;
    if (isRefused) dispatch(amountRefused({ productId: product.id, refused: rules === 'detail' ? 'most' : 'stock' }));
    else if (rules === 'sheet') dispatch(sheetFilled({ product, amount: next }));
    else if (next !== amount) dispatch(amountSet({ productId: product.id, amount: next }));
    return isRefused;
  };
}

/** A typed quantity, coerced by the rules. Answers with the amount that counts. */
export function typeAmount(product: Product, text: string, rules: QuantityRules): AppThunk<WithPurchase, number> {
  return (dispatch, getState) => {
    const { amount } = selectPurchase(getState(), product.id);
    if (rules === 'sheet') {
      const filled = (readTypedNumber(text) ?? 0) > 0 ? readListQuantity(text) : 0;
      dispatch(sheetFilled({ product, amount: filled }));
      return filled;
    }
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
