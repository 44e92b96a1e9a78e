/**
 * A price as the shop states it: net, unrounded, in its own currency.
 * `currency` is a currency code or the id of one of the page's currencies (decision 1);
 * "TL" and "TRY" are the same currency (decision 16).
 */
export interface Money {
  readonly value: number;
  readonly currency: string;
}
