import type { Id } from '../id';

/** The currency in which all rates are (decision 14), and all amounts that the shop charges (S2 §9). */
export const TRY = 'TRY';

/** One currency of the page. `exchangeRate` is how many TRY one unit costs (decision 14). */
export interface Currency {
  readonly id: Id;
  readonly code: string;
  readonly exchangeRate: number;
  readonly isDefault: boolean;
}

/** The currency in which a page begins: its default, else its first; undefined where it names none. Contract §3. */
export function startCurrency(currencies: readonly Currency[]): Currency | undefined {
  return currencies.find(({ isDefault }) => isDefault) ?? currencies[0];
}

/**
 * The currencies that are worth choosing: those with a rate, since prices would not change with another (decision 14),
 * and the one in which the page begins, or there would be no way back to it.
 */
export function choosableCurrencies(currencies: readonly Currency[]): readonly Currency[] {
  const start = startCurrency(currencies);
  return currencies.filter((currency) => currency === start || currency.exchangeRate > 0);
}
