import * as v from 'valibot';
import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice } from '@/domain/cart/linePrice';
import type { Id } from '@/domain/id';
import type { Money } from '@/domain/money/money';
import { readKept, store } from '@/page/storage';
import { moneySchema } from '@/schemas/money';

const KEY = 'seen-prices';

const pricesSchema = v.record(v.string(), moneySchema);
const seenSchema = v.object({ user: v.string(), plans: v.record(v.string(), pricesSchema) });
type SeenPrices = v.InferOutput<typeof pricesSchema>;
/** By the `priceName` of the payment plan that they are of; '' is none. */
export type SeenPlans = v.InferOutput<typeof seenSchema>['plans'];

/** What a line costs, and what that price is of: a product in a unit. */
interface LinePrice {
  readonly id: Id;
  readonly key: string;
  readonly price: Money;
}

/** The prices of lines under a payment plan, as the shop gave them: another rate of a currency is no other price. Decision 30. */
export function planPrices(items: readonly CartItem[], plan: string): readonly LinePrice[] {
  return items.flatMap(({ id, product, productUnit }) => {
    const price = cartUnitPrice(productUnit, plan);
    return price ? [{ id, key: `${product.id}/${productUnit.value}`, price }] : [];
  });
}

/** The prices that the user has seen in this browser. */
export function readSeenPrices(user: Id): SeenPlans {
  const seen = readKept(KEY, seenSchema);
  return seen?.user === String(user) ? seen.plans : {};
}

/** The prices of a cart as they were first seen: those of `before`, else those of now; of what is not in it any more none. */
export function seePrices(prices: readonly LinePrice[], before: SeenPrices): SeenPrices {
  return Object.fromEntries(prices.map(({ key, price }) => [key, before[key] ?? price]));
}

/** Whether a price of a cart is none of `before`. */
export function hasUnseen(prices: readonly LinePrice[], before: SeenPrices): boolean {
  return prices.some(({ key }) => !before[key]);
}

/** Keeps what was first seen. */
export function keepSeenPrices(user: Id, plans: SeenPlans): void {
  store(KEY, JSON.stringify({ user: String(user), plans }));
}

/** What lines cost when they were last seen, by the lines' ids, where they cost something else now. */
export function changedPrices(prices: readonly LinePrice[], before: SeenPrices): ReadonlyMap<string, Money> {
  const changed = new Map<string, Money>();
  for (const { id, key, price } of prices) {
    const seen = before[key];
    if (seen && (seen.value !== price.value || seen.currency !== price.currency)) changed.set(String(id), seen);
  }
  return changed;
}
