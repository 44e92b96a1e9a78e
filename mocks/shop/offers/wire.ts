import type { Price } from '../../wire';

/** One line of an offer. S2 §3. */
export interface OfferItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: Price;
  /** Percent. */
  readonly profit: number;
  readonly taxRate: number | null;
  readonly image: string | null;
  readonly order: number;
}

/** An offer. S2 §3. */
export interface Offer {
  readonly id: number;
  readonly orderNo: string;
  readonly date: string;
  readonly isCancel: '0' | '1';
  readonly customerName: string;
  readonly customerCompanyName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly offerItems: readonly OfferItem[];
}

/** The answer of GET /api/catalog/offers. */
export interface OfferPage {
  readonly items: readonly Offer[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly sort: string;
  readonly user_logo: string;
  readonly user_address: {
    readonly name: string;
    readonly address: string;
    readonly town: string;
    readonly city: string;
    readonly number: string;
  };
}
