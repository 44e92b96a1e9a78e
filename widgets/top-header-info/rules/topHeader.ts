/** What the strip at the top of a page says of a customer; null: nobody is signed in. S2 §3. */
export interface TopHeader {
  /** Empty where the shop names none; the same holds for the other texts. */
  readonly salesRepresentativeName: string;
  readonly salesRepresentativePhone: string;
  readonly salesRepresentativeEmail: string;
  readonly customerName: string;
  /** Null where the shop does not tell it. */
  readonly customerBalance: number | null;
  readonly customerCurrency: string;
}
