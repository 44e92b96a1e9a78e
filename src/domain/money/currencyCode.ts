import { sameId } from '../id';
import { TRY, type Currency } from './currency';

/**
 * A currency code in its one spelling: trimmed, in capitals, and "TL" as "TRY" (decision 16).
 * The capitals are those of no language, because codes are ASCII and the Turkish capital of "i" is not.
 */
export function currencyCode(code: string): string {
  const capitals = code.trim().toUpperCase();
  return capitals === 'TL' ? TRY : capitals;
}

/** The currency that `ref` names by its code, else by its id; undefined when the page has none. Decision 1. */
export function findCurrency(ref: string, currencies: readonly Currency[]): Currency | undefined {
  const code = currencyCode(ref);
  return (
    currencies.find((currency) => currencyCode(currency.code) === code) ??
    currencies.find((currency) => sameId(currency.id, ref.trim()))
  );
}
