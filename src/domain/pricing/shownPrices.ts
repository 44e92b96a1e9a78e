import type { Currency } from '../money/currency';
import { roundHalfUp } from '../money/decimal';
import type { Money } from '../money/money';
import type { Product, Unit } from '../product';
import type { Settings } from '../settings';
import { unitPrices } from '../units';
import { displayPrice } from './displayPrice';
import { discountPercent, isListPriceVisible, type ListPriceInput } from './listPrice';

/**
 * What a product shows as its price:
 * - `hidden`: nothing, because the shop hides prices;
 * - `askStock`: 'Stok sorunuz.', several units and no price (decision 26);
 * - `askPrice`: 'Fiyat Sorunuz', the chosen unit has no price (decision 30);
 * - `none`: no price, a dash (decision 21);
 * - `price`: `sale`, and `list` where the higher list price is shown with it (decision 18); unrounded.
 */
export type PriceDisplay =
  | { readonly kind: 'hidden' | 'askStock' | 'askPrice' | 'none' }
  | {
      readonly kind: 'price';
      readonly sale: Money;
      readonly list: Money | null;
      /** Whole percent. */
      readonly discount: number | null;
      /** The prices include tax: 'KDV dahil'. Never where the rate is unknown (decision 81). */
      readonly withTax: boolean;
    };

/** The settings and the currencies that prices are shown by. */
export interface PricingContext {
  readonly settings: Pick<Settings, 'showPriceStatus' | 'showListPrice' | 'productsWithKdv'>;
  /** Code of the chosen currency. */
  readonly currency: string;
  readonly currencies: readonly Currency[];
}

/** Whether a product of several units has no sale price: it is shown as 'Stok sorunuz.' and cannot be added. S1 §5. */
function isUnpricedByUnits(product: Pick<Product, 'units' | 'salePrice'>): boolean {
  return product.units.length > 1 && !(product.salePrice && product.salePrice.value > 0);
}

/** The net sale price that decides whether the product can be bought in `unit`; 0 without one. Decisions 24 and 26. */
export function sellingPrice(product: Product, unit: Unit | null): number {
  return isUnpricedByUnits(product) ? 0 : (unitPrices(product, unit).salePrice?.value ?? 0);
}

/** What a product shows as its price in `unit`. S1 §5, decisions 14, 17, 18, 26 and 30. */
export function resolvePrices(product: Product, unit: Unit | null, context: PricingContext): PriceDisplay {
  const { settings } = context;
  if (!settings.showPriceStatus) return { kind: 'hidden' };
  if (isUnpricedByUnits(product)) return { kind: 'askStock' };
  const prices = comparePrices(unitPrices(product, unit), { scope: 'catalogue', taxRate: product.taxRate, context });
  if (!prices) return { kind: unit === product.defaultUnit ? 'none' : 'askPrice' };
  const { sale, list } = prices;
  return {
    kind: 'price',
    sale,
    list,
    discount: list && discountPercent(roundHalfUp(list.value), roundHalfUp(sale.value)),
    withTax: settings.productsWithKdv && product.taxRate !== null,
  };
}

interface Comparison {
  readonly scope: ListPriceInput['scope'];
  /** Percent; null where nobody knows it. */
  readonly taxRate: number | null;
  readonly context: PricingContext;
}

/** Two stored prices as they show: the list price only where it stands beside the sale price; null without a sale price. Decision 18. */
export function comparePrices(
  { salePrice, listPrice }: Pick<Product, 'salePrice' | 'listPrice'>,
  { scope, taxRate, context }: Comparison,
): { readonly sale: Money; readonly list: Money | null } | null {
  const priceContext = { ...context, taxRate };
  const sale = displayPrice(salePrice, priceContext);
  if (!sale || !salePrice || salePrice.value <= 0) return null;
  const list = displayPrice(listPrice, priceContext);
  const isListShown =
    list !== null &&
    list.currency === sale.currency &&
    isListPriceVisible({ scope, settings: context.settings, list: roundHalfUp(list.value), sale: roundHalfUp(sale.value) });
  return { sale, list: isListShown ? list : null };
}

/** A product's price in a payment plan, in the chosen currency; null where the plan has none. Decision 21. */
export function planPrice(product: Product, priceName: keyof Product['planPrices'], context: PricingContext): Money | null {
  const price = product.planPrices[priceName];
  if (!price || price.value <= 0) return null;
  return displayPrice(price, { ...context, taxRate: product.taxRate });
}
