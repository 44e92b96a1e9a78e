import type { ApiError } from '../apiError';
import type { CartItem } from '@/domain/cart/cart';
import type { CartEdit } from '@/domain/cart/edits';
import type { Id } from '@/domain/id';

/** What ends a cart: that must never happen twice. */
export type ClosingOperation = 'saveOrder' | 'makeOffer';
export type CartOperation = 'add' | 'change' | 'remove' | 'clear' | ClosingOperation;

/** A cart write that waits or runs: what it does, and to which product (`add`) or line. S1 §3. */
export interface QueuedWrite {
  readonly id: Id | null;
  readonly operation: CartOperation;
  readonly requestId: string;
  /** What it does to the lines, where that can be shown before the server has answered. */
  readonly edit: CartEdit | null;
}

export interface CartState {
  /** The lines as the shopper sees them: the server's, with the edits of `queue` already made. */
  readonly items: readonly CartItem[];
  /** The lines as the server last told them. */
  readonly confirmed: readonly CartItem[];
  /** Writes in order; the head is the spec's busy marker (decision 11). */
  readonly queue: readonly QueuedWrite[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** It has been fetched on this page: what `confirmed` does not hold was not in it. */
  readonly isRead: boolean;
  /** Why the last fetch failed; null but where `status` says so. */
  readonly failure: ApiError | null;
  /** The edits that failed, each until another is made of the same line; their lines are as before. */
  readonly unsaved: readonly CartEdit[];
  /** The order or offer of which nobody knows whether it was placed; until the next write of a cart that was looked at since. */
  readonly unconfirmed: Unconfirmed | null;
  /** Ids of the orders and offers that are under way in other tabs (decision 66). */
  readonly elsewhere: readonly string[];
  /**
   * Null, but where what became of an order or offer, here or in another tab, has yet to be seen in the cart: then the
   * request ids of the fetches that began since, whose answer will show it (decision 66).
   */
  readonly looks: readonly string[] | null;
}

/** Decision 66. */
export interface Unconfirmed {
  readonly operation: ClosingOperation;
  /** A GET of the cart has answered since: the cart was empty. */
  readonly isChecked: boolean;
}

/** Any state that holds the cart. */
export interface WithCart {
  readonly cart: CartState;
}
