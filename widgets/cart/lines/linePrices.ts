import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice, lineTotal } from '@/domain/cart/linePrice';
import { convertPrice } from '@/domain/money/convert';
import type { Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';

/** By what lines show their prices; it stays the same object while nothing of it changes. */
export interface LinePricing {
  /** False: the shop shows no prices. */
  readonly shown: boolean;
  /** The selected payment plan's; null without one. */
  readonly priceName: string | null;
  readonly currency: string;
  readonly currencies: readonly Currency[];
}

/** What a line shows: net prices in the chosen currency (decisions 14, 17 and 30). Null where it has or may show none. */
export function linePrices({ productUnit, quantity }: CartItem, pricing: LinePricing): { unit: Money; total: Money } | null {
  const stored = pricing.shown ? cartUnitPrice(productUnit, pricing.priceName) : null;
  if (!stored) return null;
  const unit = convertPrice(stored, pricing.currency, pricing.currencies);
  return { unit, total: lineTotal(unit, quantity) };
}
