import { convertPrice } from '../money/convert';
import type { Currency } from '../money/currency';
import type { Money } from '../money/money';
import type { Settings } from '../settings';
import { withTax } from './tax';

/** What turns a stored price into a displayed one. */
export interface PriceContext {
  /** Percent; null where nobody knows it. */
  readonly taxRate: number | null;
  readonly settings: Pick<Settings, 'productsWithKdv'>;
  /** The currency to show, as a code or an id. */
  readonly currency: string;
  readonly currencies: readonly Currency[];
}

/**
 * The price that a customer sees, with tax and converted. Unrounded, as that of a piece is taken from it; null without a price. The tax
 * comes first, as a division that does not end would take a half kuruş away from it: 2,55 TL at 36 with 20 % are exactly 0,085.
 * Decisions 14, 15 and 17.
 */
export function displayPrice(money: Money | null, context: PriceContext): Money | null {
  if (money === null) return null;
  const taxed = { ...money, value: withTax(money.value, context.taxRate, context.settings.productsWithKdv) };
  return convertPrice(taxed, context.currency, context.currencies);
}
