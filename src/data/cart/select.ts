import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { CartItem, CartTotals } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import { isTaxUnknown, lineAmounts, sumAmounts, type LineAmounts } from '@/domain/cart/totals';
import { sameId, type Id } from '@/domain/id';
import { convertPrice } from '@/domain/money/convert';
import type { Currency } from '@/domain/money/currency';
import { currencyCode } from '@/domain/money/currencyCode';
import type { WithSession } from '../session/state';
import type { CartState, ClosingOperation, WithCart } from './state';

/** The lines as the shopper sees them. */
export const selectCartItems = ({ cart }: WithCart): CartState['items'] => cart.items;

const NONE: CartState['items'] = [];

/**
 * The lines, once all of them are known: what is added before the cart has come is not all that is in it. Where it cannot be
 * had those that are known show; that the others are missing is said beside them.
 */
export const selectKnownItems = ({ cart }: WithCart): CartState['items'] =>
  cart.isRead || cart.status === 'failed' ? cart.items : NONE;

/** Whether a line could not be read: what the cart comes to is then for the server to say (decision 68). */
export const selectIsUnread = ({ cart }: WithCart): boolean => cart.items.some(({ unread }) => unread);

/** Whether the tax of a line is unknown, and missing in what the cart comes to (decision 81). */
export const selectIsTaxUnknown = ({ cart }: WithCart): boolean => isTaxUnknown(cart.items.map(({ product }) => product));

/** Whether an add of this product waits or runs in the cart's queue. */
export function isAdding(queue: CartState['queue'], productId: Id): boolean {
  return queue.some(({ operation, id }) => operation === 'add' && id !== null && sameId(id, productId));
}

/** Whether a write of the cart waits or runs. */
export const selectIsBusy = ({ cart }: WithCart): boolean => cart.queue.length > 0;

/**
 * How the cart is being ended in this tab, null where it is not: from the start of an order or offer until its end is known, or
 * until a GET of the cart has told (decision 66).
 */
export function selectClosingOperation({ cart: { queue, unconfirmed } }: WithCart): ClosingOperation | null {
  for (const { operation } of queue) {
    if (operation === 'saveOrder' || operation === 'makeOffer') return operation;
  }
  return unconfirmed && !unconfirmed.isChecked ? unconfirmed.operation : null;
}

/**
 * Whether the cart is being ordered or offered, in this tab or another, or may have been and no GET of the cart has told
 * since: that must never happen twice (decision 66).
 */
export function selectClosing(state: WithCart): boolean {
  return state.cart.looks !== null || selectClosingOperation(state) !== null;
}

/** How the totals of a cart are wanted, where not as the page shows them. */
export interface TotalsOptions {
  /** `priceName` of the selected payment plan; the default prices without one (decision 30). */
  readonly priceName?: string | null;
  /** Code of the currency; the chosen one without it. */
  readonly currency?: string;
}

/** What totals are counted by. */
interface TotalsRules extends Required<TotalsOptions> {
  readonly currencies: readonly Currency[];
}

/** Totals of a cart, and the currency that they are in. */
export type TotalsIn = CartTotals & { readonly currency: string };

/**
 * Totals of cart lines in one currency, tax apart (decisions 15 and 17). Null where a line has no rate into it: amounts
 * of two currencies make no sum (decision 14), nor do lines of which one could not be read (decision 68).
 */
export function totalsOf(items: readonly CartItem[], rules: TotalsRules): TotalsIn | null {
  const lines = amountsOf(items, rules);
  return lines.length === items.length ? { ...sumAmounts(lines), currency: currencyCode(rules.currency) } : null;
}

/** The lines that have a rate into the currency, and could be read. */
function amountsOf(items: readonly CartItem[], { priceName, currency: wanted, currencies }: TotalsRules): readonly LineAmounts[] {
  const currency = currencyCode(wanted);
  return items.flatMap((item) => countLine(item, currencies, priceName, currency) ?? []);
}

/** What a line adds. One that has not changed is the same object, and is not counted again. */
const countLine = weakMapMemoize(
  (
    { product, productUnit, quantity, unread }: CartItem,
    currencies: readonly Currency[],
    priceName: string | null,
    currency: string,
  ): LineAmounts | null => {
    if (unread) return null;
    const price = cartUnitPrice(productUnit, priceName);
    const converted = price && convertPrice(price, currency, currencies);
    if (converted && converted.currency !== currency) return null;
    return lineAmounts({ price: converted?.value ?? 0, quantity, taxRate: product.taxRate });
  },
);

type Priced = WithCart & WithSession;
const selectPriceName = (_: Priced, { priceName = null }: TotalsOptions = {}) => priceName;
const selectTotalsCurrency = ({ session }: Priced, { currency = session.currency }: TotalsOptions = {}) => currency;
const selectCurrencies = ({ session }: Priced) => session.page.currencies;

/** {@link totalsOf} the page's cart; counted anew only where something that it depends on has changed. */
export const selectCartTotals = createSelector(
  [selectCartItems, selectPriceName, selectTotalsCurrency, selectCurrencies],
  (items, priceName, currency, currencies) => totalsOf(items, { priceName, currency, currencies }),
);

/** The same over the lines that have a rate: what the cart comes to at the least. */
export const selectKnownTotals = createSelector(
  [selectCartItems, selectPriceName, selectTotalsCurrency, selectCurrencies],
  (items, priceName, currency, currencies): CartTotals => sumAmounts(amountsOf(items, { priceName, currency, currencies })),
);
