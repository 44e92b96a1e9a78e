import type { Offer, OfferCustomer, OfferLine } from './offer';
import { readProfit, formatProfit } from './profit';

/** What a dealer writes into an offer, as it was typed. */
export interface OfferDraft {
  readonly customer: OfferCustomer;
  /** By the id of the line. */
  readonly profits: Readonly<Record<string, string>>;
}

/** An offer as it stands in its form before anything is typed. */
export function draftOf({ customer, lines }: Offer): OfferDraft {
  return { customer, profits: Object.fromEntries(lines.map(({ id, profit }) => [id, formatProfit(profit)])) };
}

/** The profit that is typed for a line; null where that is none. */
export function draftProfit({ profits }: OfferDraft, { id, profit }: OfferLine): number | null {
  const typed = profits[id];
  return typed === undefined ? profit : readProfit(typed);
}

/** The offer as its draft has it; a line with the profit that it had is the same object. A profit that cannot be read stays what it was. */
export function applyDraft(offer: Offer, draft: OfferDraft): Offer {
  const lines = offer.lines.map((line) => {
    const profit = draftProfit(draft, line) ?? line.profit;
    return profit === line.profit ? line : { ...line, profit };
  });
  return { ...offer, customer: draft.customer, lines };
}

/** Whether a draft has other profits than its offer, ones that cannot be read among them. */
export function hasOtherProfits({ lines }: Offer, draft: OfferDraft): boolean {
  return lines.some((line) => draftProfit(draft, line) !== line.profit);
}

/** Whether a draft says anything else than its offer. */
export function isChanged(offer: Offer, draft: OfferDraft): boolean {
  // Both name the same fields in the same order.
  return hasOtherProfits(offer, draft) || JSON.stringify(draft.customer) !== JSON.stringify(offer.customer);
}
