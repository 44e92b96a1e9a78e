/** What the strip at the top of a page says of a customer. S2 §3. */
export interface TopHeader {
  /** Null where the shop names none; the same holds for the next three. */
  readonly salesRepresentativeName: string | null;
  readonly salesRepresentativePhone: string | null;
  readonly salesRepresentativeEmail: string | null;
  readonly customerName: string | null;
  /** Null where the shop does not tell it. */
  readonly customerBalance: number | null;
  readonly customerCurrency: string;
}
