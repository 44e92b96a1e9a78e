import { decimal, roundHalfUp } from '../money/decimal';
import type { Settings } from '../settings';

/** The two displayed prices of a product, converted to one currency and rounded. */
export interface ListPriceInput {
  readonly scope: 'catalogue' | 'campaign';
  readonly settings: Pick<Settings, 'showListPrice' | 'productsWithKdv'>;
  readonly list: number;
  readonly sale: number;
}

/**
 * Whether the list price stands beside the sale price: when it is higher; in a campaign without tax in its prices,
 * an equal one too. S1 §5, decision 18.
 */
export function isListPriceVisible({ scope, settings, list, sale }: ListPriceInput): boolean {
  if (!settings.showListPrice) return false;
  return scope === 'campaign' && !settings.productsWithKdv ? list >= sale : list > sale;
}

/**
 * The discount in whole percent between two displayed prices: 200 and 150 → 25. Null where there is none to
 * announce: a rounded 0, a sale price of zero, a sale price above the list price. S1 §2, decision 18.
 */
export function discountPercent(list: number, sale: number): number | null {
  if (!(list > 0) || !(sale > 0)) return null;
  const percent = roundHalfUp(decimal(list).minus(decimal(sale)).times(100).div(decimal(list)), 0);
  return percent > 0 ? percent : null;
}
