import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice, lineTotal } from '@/domain/cart/linePrice';
import { cartTotals } from '@/domain/cart/totals';
import { convertPrice } from '@/domain/money/convert';
import type { Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';

/** By what lines show their prices; it stays the same object while nothing of it changes. */
export interface LinePricing {
  /** False: the shop shows no prices. */
  readonly shown: boolean;
  /** What a line comes to with VAT stands beside it as well. */
  readonly isWithTax?: boolean;
  /** The selected payment plan's; null without one. */
  readonly priceName: string | null;
  readonly currency: string;
  readonly currencies: readonly Currency[];
}

/** What a line shows, net. */
export interface LinePrices {
  readonly unit: Money;
  readonly total: Money;
  /** With VAT; null where that is not wanted, or its rate not known. */
  readonly gross: Money | null;
}

/** What a line shows: net prices in the chosen currency (decisions 14, 17 and 30). Null where it has or may show none. */
export function linePrices({ product, productUnit, quantity }: CartItem, pricing: LinePricing): LinePrices | null {
  const stored = pricing.shown ? cartUnitPrice(productUnit, pricing.priceName) : null;
  if (!stored) return null;
  const unit = convertPrice(stored, pricing.currency, pricing.currencies);
  const { taxRate } = product;
  const { total: value } = cartTotals([{ price: unit.value, quantity, taxRate }]);
  const gross = pricing.isWithTax === true && taxRate !== null ? { value, currency: unit.currency } : null;
  return { unit, total: lineTotal(unit, quantity), gross };
}
