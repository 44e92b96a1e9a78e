import type { CartTotals } from '@/domain/cart/cart';
import { convertPrice } from '@/domain/money/convert';
import { TRY, type Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import type { Offer, OfferLine } from './offer';
import { offerSums, priceWithProfit } from './profit';

/** The sums of an offer, as they stand below one another. */
export const OFFER_SUMS = ['subTotal', 'tax', 'total'] as const satisfies ReadonlyArray<keyof CartTotals>;

/** An offer in figures, as its customer reads it: with the profit in every price. */
export interface OfferFigures {
  readonly lines: ReadonlyArray<{
    readonly line: OfferLine;
    /** Of one unit, unrounded. */
    readonly unit: Money;
    /** Net, rounded. */
    readonly amount: Money;
  }>;
  /** Null without lines, and where a price has no rate into the currency of the others: amounts of two currencies make no sum. */
  readonly sums: (CartTotals & { readonly currency: string }) | null;
}

/** The figures of an offer: in the currency of its lines, or in TRY where they have several (decisions 14, 15 and 19). */
export function offerFigures(lines: readonly OfferLine[], currencies: readonly Currency[]): OfferFigures {
  const inCurrency = (to: (own: string) => string) =>
    lines.map((line) => ({ ...line, price: convertPrice(line.price, to(line.price.currency), currencies) }));
  const own = inCurrency((currency) => currency);
  const shown = isOneCurrency(own) ? own : inCurrency(() => TRY);
  const sum = (some: readonly OfferLine[]) => offerSums(some.map((line) => ({ ...line, price: line.price.value })));
  const [first] = shown;
  return {
    lines: shown.map((line) => {
      const {
        price: { value: price, currency },
        profit,
      } = line;
      return {
        line,
        unit: { value: priceWithProfit({ price, profit }), currency },
        amount: { value: sum([line]).subTotal, currency },
      };
    }),
    sums: first && isOneCurrency(shown) ? { ...sum(shown), currency: first.price.currency } : null,
  };
}

/** What an offer comes to: as the shop says it, else with tax the sum of its lines; null where they make none. Decision 48. */
export function offerTotal({ total, lines }: Offer, currencies: readonly Currency[]): Money | null {
  if (total) return convertPrice(total, total.currency, currencies);
  const { sums } = offerFigures(lines, currencies);
  return sums && { value: sums.total, currency: sums.currency };
}

function isOneCurrency(lines: readonly OfferLine[]): boolean {
  return lines.every(({ price }) => price.currency === lines[0]?.price.currency);
}
