import { currencyCode } from './currencyCode';
import { roundHalfUp } from './decimal';
import type { Money } from './money';

/** A printed price in pieces. The amount stands before or after its currency. */
export interface PriceParts {
  readonly before: string;
  readonly currency: string;
  readonly after: string;
}

interface PriceFormat {
  /** The currency's sign or code, as it stands in the printed price. */
  readonly symbol: string;
  /** Prints an amount that is already rounded. */
  print(amount: number): string;
}

// Prices stay Turkish in every locale: English changes words only (decision 20).
const LOCALE = 'tr-TR';
const PLACES = 2;
const formats = new Map<string, PriceFormat>();

function createFormat(code: string, maximumFractionDigits: number): PriceFormat {
  const digits = { minimumFractionDigits: PLACES, maximumFractionDigits };
  try {
    const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: code, ...digits });
    const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? '';
    return { symbol, print: (amount) => format.format(amount) };
  } catch {
    // Intl refuses what cannot be a code, such as "EURO".
    const format = new Intl.NumberFormat(LOCALE, digits);
    return { symbol: code, print: (amount) => `${format.format(amount)} ${code}`.trimEnd() };
  }
}

/** Building a formatter costs a hundred prints, so each currency has one for each number of decimals for the life of the page. */
function formatOf(currency: string, places: number): PriceFormat {
  const key = `${currency}${places}`;
  const known = formats.get(key);
  if (known) return known;
  const created = createFormat(currencyCode(currency), places);
  // eslint-disable-next-line vitrin/no-module-state -- A cache of a pure function.
  formats.set(key, created);
  return created;
}

/**
 * A price as a customer reads it: "₺1.234,50"; a code unknown to Intl as "10,00 EURO". Decision 16.
 * @param places the most decimals; two stand in any case
 */
export function formatPrice(money: Money, places = PLACES): string {
  return formatOf(money.currency, places).print(roundHalfUp(money.value, places));
}

/** The pieces of {@link formatPrice}, so that the currency can be printed lighter. */
export function priceParts(money: Money): PriceParts {
  const format = formatOf(money.currency, PLACES);
  const text = format.print(roundHalfUp(money.value));
  // Cutting the text costs a fifth of formatToParts, and a list prints hundreds of prices.
  const start = text.lastIndexOf(format.symbol);
  const end = start + format.symbol.length;
  return { before: text.slice(0, start), currency: text.slice(start, end), after: text.slice(end) };
}

/** An amount without its currency, for sentences that end in "TL": "1.234,50". Decision 16. */
export function formatAmount(value: number): string {
  return formatPrice({ value, currency: '' });
}
