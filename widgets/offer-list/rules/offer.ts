import type { Id } from '@/domain/id';
import type { Money } from '@/domain/money/money';
import type { RecordPage } from '@/domain/record';

/** The dealer's own customer, for whom an offer is: named as the shop stores and takes it. S2 §3 and §7. */
export interface OfferCustomer {
  readonly customerName: string;
  readonly customerCompanyName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
}

/** One line of an offer. S2 §3. */
export interface OfferLine {
  readonly id: Id;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
  readonly quantity: number;
  /** Net, of one unit, as the dealer is charged: without the profit. */
  readonly price: Money;
  /** Percent on top of the price: a markup, or below 0 a discount (decision 19). */
  readonly profit: number;
  /** Percent; null where the shop does not tell it. */
  readonly taxRate: number | null;
}

/** An offer that the dealer asked the shop for and hands on. S2 §3. */
export interface Offer {
  readonly id: Id;
  readonly orderNo: string;
  /** As the shop wrote it. */
  readonly date: string;
  readonly isCancelled: boolean;
  readonly customer: OfferCustomer;
  readonly lines: readonly OfferLine[];
  /** What the shop says that it comes to; null where it says nothing (decision 48). */
  readonly total: Money | null;
}

/** Whose offers they are, as it stands at the head of a printed one. S2 §3. */
export interface OfferSender {
  /** Address of an image. */
  readonly logo: string | null;
  readonly name: string;
  /** Street, town; what the shop does not say is empty. */
  readonly lines: readonly string[];
}

/** A page of the offers. S2 §7. */
export interface OfferPage extends RecordPage<Offer> {
  readonly sender: OfferSender;
}
