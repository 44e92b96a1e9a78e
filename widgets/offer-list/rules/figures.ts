import type { CartTotals } from '@/domain/cart/cart';
import { lineAmounts, sumAmounts } from '@/domain/cart/totals';
import { convertPrice } from '@/domain/money/convert';
import { TRY, type Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import type { Offer, OfferLine } from './offer';
import { priceWithProfit } from './profit';

/** The sums of an offer, as they stand below one another. */
export const OFFER_SUMS = ['subTotal', 'tax', 'total'] as const satisfies ReadonlyArray<keyof CartTotals>;

/** A line of an offer in figures. */
export interface LineFigures {
  /** Its price in the currency of the figures. */
  readonly line: OfferLine;
  /** Of one unit, unrounded. */
  readonly unit: Money;
  /** Net, rounded. */
  readonly amount: Money;
  /** What is added to the amount as tax, rounded. */
  readonly tax: number;
}

/** An offer in figures, as its customer reads it: with the profit in every price. */
export interface OfferFigures {
  readonly lines: readonly LineFigures[];
  /** Null without lines, and where a price has no rate into the currency of the others: amounts of two currencies make no sum. */
  readonly sums: (CartTotals & { readonly currency: string }) | null;
}

/**
 * The figures of an offer: in the currency of its lines, or in TRY where they have several (decisions 14, 15 and 19). `count` is
 * {@link lineFigures}, or the same with a memory.
 */
export function offerFigures(offered: readonly OfferLine[], currencies: readonly Currency[], count = lineFigures): OfferFigures {
  const own = offered.map((line) => count(line, line.price.currency, currencies));
  const lines = isOneCurrency(own) ? own : offered.map((line) => count(line, TRY, currencies));
  const [first] = lines;
  const amounts = lines.map(({ amount, tax }) => ({ net: amount.value, tax }));
  return { lines, sums: first && isOneCurrency(lines) ? { ...sumAmounts(amounts), currency: first.unit.currency } : null };
}

/** A line with its profit; `to` is the code or id of the currency of the figures. */
export function lineFigures(line: OfferLine, to: string, currencies: readonly Currency[]): LineFigures {
  const { quantity, profit, taxRate } = line;
  const price = convertPrice(line.price, to, currencies);
  const { currency } = price;
  const unit = priceWithProfit({ price: price.value, profit });
  const { net, tax } = lineAmounts({ price: unit, quantity, taxRate });
  return { line: { ...line, price }, unit: { value: unit, currency }, amount: { value: net, currency }, tax };
}

/** What an offer comes to: as the shop says it, else with tax the sum of its lines; null where they make none. Decision 48. */
export function offerTotal({ total, lines }: Offer, currencies: readonly Currency[], count = lineFigures): Money | null {
  if (total) return convertPrice(total, total.currency, currencies);
  const { sums } = offerFigures(lines, currencies, count);
  return sums && { value: sums.total, currency: sums.currency };
}

function isOneCurrency(lines: readonly LineFigures[]): boolean {
  return lines.every(({ unit }) => unit.currency === lines[0]?.unit.currency);
}
