import type { CartTotals } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import { cartTotals, type TotalLine } from '@/domain/cart/totals';
import { sameId, type Id } from '@/domain/id';
import { convertPrice } from '@/domain/money/convert';
import { currencyCode } from '@/domain/money/currencyCode';
import { pieces } from '@/domain/stock/unitQuantity';
import type { RootState } from '../store';
import type { CartState, ClosingOperation } from './slice';

/** What the cart already holds of a product, over all its units (decision 27). */
export function selectCartUse(state: RootState, productId: Id): ReadonlyArray<{ quantity: number; multiplier: number }> {
  return state.cart.items
    .filter((item) => sameId(item.product.id, productId))
    .map(({ quantity, productUnit }) => ({ quantity, multiplier: productUnit.multiplier }));
}

/** Pieces of a product in the cart as the server last told it; null while nobody knows. */
export function selectPiecesInCart({ cart }: RootState, productId: Id): number | null {
  if (cart.status !== 'ready') return null;
  return cart.confirmed
    .filter(({ product }) => sameId(product.id, productId))
    .reduce((sum, { quantity, productUnit }) => sum + pieces(quantity, productUnit.multiplier), 0);
}

/** Whether an add of this product waits or runs in the cart's queue. */
export function isAdding(queue: CartState['queue'], productId: Id): boolean {
  return queue.some(({ operation, id }) => operation === 'add' && id !== null && sameId(id, productId));
}

/**
 * How the cart is being ended, null where it is not: from the start of an order or offer until its end is known, or
 * until a GET of the cart has told (decision 66).
 */
export function selectClosingOperation({ cart: { queue, unconfirmed } }: Pick<RootState, 'cart'>): ClosingOperation | null {
  for (const { operation } of queue) {
    if (operation === 'saveOrder' || operation === 'makeOffer') return operation;
  }
  return unconfirmed && !unconfirmed.isChecked ? unconfirmed.operation : null;
}

/** Whether the cart is being ordered or offered: that must never happen twice. */
export function selectClosing(state: Pick<RootState, 'cart'>): boolean {
  return selectClosingOperation(state) !== null;
}

/** How the totals of a cart are asked for, where not as the page shows them. */
export interface TotalsQuestion {
  /** `priceName` of the selected payment plan; the default prices without one (decision 30). */
  readonly priceName?: string | null;
  /** Code of the currency; the chosen one without it. */
  readonly currency?: string;
}

type Priced = Pick<RootState, 'session'> & { readonly cart: Pick<RootState['cart'], 'items'> };

/**
 * Totals of the cart in one currency, tax apart (decisions 15 and 17). Null where a line has no rate into it:
 * amounts of two currencies make no sum (decision 14).
 */
export function cartTotalsOf(state: Priced, question: TotalsQuestion = {}): (CartTotals & { currency: string }) | null {
  const { lines, isWhole, currency } = totalLinesOf(state, question);
  return isWhole ? { ...cartTotals(lines), currency } : null;
}

/** The same over the lines that have a rate: what the cart comes to at the least. */
export function knownTotalsOf(state: Priced, question: TotalsQuestion): CartTotals {
  return cartTotals(totalLinesOf(state, question).lines);
}

function totalLinesOf({ cart, session }: Priced, { priceName = null, currency: wanted = session.currency }: TotalsQuestion) {
  const currency = currencyCode(wanted);
  const lines: TotalLine[] = [];
  for (const { product, productUnit, quantity } of cart.items) {
    const price = cartUnitPrice(productUnit, priceName);
    const converted = price && convertPrice(price, currency, session.page.currencies);
    if (converted && converted.currency !== currency) continue;
    lines.push({ price: converted?.value ?? 0, quantity, taxRate: product.taxRate });
  }
  return { lines, isWhole: lines.length === cart.items.length, currency };
}
