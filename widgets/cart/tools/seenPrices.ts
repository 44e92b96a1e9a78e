import * as v from 'valibot';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import type { Money } from '@/domain/money/money';
import { readKept, store } from '@/page/storage';

const KEY = 'seen-prices';

const seenSchema = v.object({ user: v.string(), prices: v.record(v.string(), v.tuple([v.number(), v.string()])) });
export type SeenPrices = v.InferOutput<typeof seenSchema>['prices'];

/** A product in a unit: what its price is of. */
const keyOf = ({ product, productUnit }: CartItem) => `${product.id}/${productUnit.value}`;

/** The prices that the user has seen in this browser, as the shop gave them: another rate of a currency is no other price. */
export function readSeenPrices(user: Id): SeenPrices {
  const seen = readKept(KEY, seenSchema);
  return seen?.user === String(user) ? seen.prices : {};
}

/** The prices of a cart as they were first seen: those of `before`, else those of now; of what is not in it any more none. */
export function seePrices(items: readonly CartItem[], before: SeenPrices): SeenPrices {
  const prices = items.flatMap((item) => {
    const { defaultPrice: price } = item.productUnit;
    return price ? [[keyOf(item), before[keyOf(item)] ?? [price.value, price.currency]] as const] : [];
  });
  return Object.fromEntries(prices);
}

/** Whether a price of a cart is none of `before`. */
export function hasUnseen(items: readonly CartItem[], before: SeenPrices): boolean {
  return items.some((item) => item.productUnit.defaultPrice && !before[keyOf(item)]);
}

/** Keeps the prices of a cart as they were first seen. */
export function keepSeenPrices(user: Id, items: readonly CartItem[], before: SeenPrices): void {
  store(KEY, JSON.stringify({ user: String(user), prices: seePrices(items, before) }));
}

/** What lines cost when they were last seen, by the lines' ids, where they cost something else now. */
export function changedPrices(items: readonly CartItem[], before: SeenPrices): ReadonlyMap<string, Money> {
  const changed = new Map<string, Money>();
  for (const item of items) {
    const price = item.productUnit.defaultPrice;
    const [value, currency] = before[keyOf(item)] ?? [];
    if (price && value !== undefined && currency !== undefined && (value !== price.value || currency !== price.currency))
      changed.set(String(item.id), { value, currency });
  }
  return changed;
}
