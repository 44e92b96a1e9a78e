import type { Id } from '../domain/id';

/**
 * What went wrong with a container.
 * - `unknown-widget`: no widget has that name. The container is left as it is.
 * - `invalid-data`: its data are missing or malformed; `field` may say which.
 * - `load-failed`: the widget's code did not come. It is tried again when pointer or focus reach the container.
 * - `render-failed`: the widget threw while it rendered.
 * - `invalid-answer`: an answer of the server, or entries of it, cannot be read; `widget` is empty, and `field` says where the first of
 *   them is wrong, '' that all of it is. Entries of a list are left out, and a line of the cart shows what can be read of it.
 */
export type VitrinErrorCode = 'unknown-widget' | 'invalid-data' | 'load-failed' | 'render-failed' | 'invalid-answer';

/** What was wanted: of the cart, of the shop's settings for this visitor, or that cookies are accepted. */
export type FailedAction = 'add' | 'change' | 'remove' | 'clear' | 'order' | 'offer' | 'setting' | 'cookies';

/**
 * How it failed: the status of the answer; `refused`, an answer that says no; `shape`, one that cannot be read; `unconfirmed`, nobody
 * knows whether it was carried out; `network` and `timeout`, no answer.
 */
export type FailureCode = `http-${number}` | 'refused' | 'shape' | 'unconfirmed' | 'network' | 'timeout';

/** A product of an event, with what analytics want of it: GA4's e-commerce items are made of these fields. */
export interface EventProduct {
  readonly id: Id;
  readonly code: string;
  readonly name: string;
  /** What the brand is called; null where the shop names none. */
  readonly brand: string | null;
  /** Of one unit, net, in the currency that the page shows prices in; null where it shows none. */
  readonly price: number | null;
  /** Of the price; null without one. */
  readonly currency: string | null;
  /** In units; 1 where the product is only seen. */
  readonly quantity: number;
  /** The path of the list that it stands in; null outside of lists. */
  readonly list: string | null;
  /** Its place on that page of the list, from 1. */
  readonly position: number | null;
}

/** Why the cart is another than before: `load` is a cart that was fetched, the others are writes that succeeded. */
export interface CartChange {
  readonly operation: 'load' | 'add' | 'change' | 'remove' | 'clear' | 'order' | 'offer';
  /** The cart line (or, for `add`, the product) that changed. */
  readonly id?: Id;
}
