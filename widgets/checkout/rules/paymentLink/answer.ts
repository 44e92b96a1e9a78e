/** What the shop says to a request for a payment link. S2 §3. */
export interface PaymentLinkAnswer {
  readonly success: boolean;
  readonly message: string | null;
  /** An http(s) address. */
  readonly link: string | null;
}
