import { loadCart } from '@/data/cart/calls';
import { otherClosingBegan, otherClosingEnded } from '@/data/cart/externalActions';
import type { AppStore } from '@/data/store';
import { newClosing, notedClosing, type ClosingNote } from '@/page/closingNote';
import { after } from '@/runtime/page/run';

/** Orders and offers that are placed in other tabs, or were in this one before it was loaded anew. */
export interface OtherClosings {
  /** Another tab has told that one begins or is over. */
  hear(news: { readonly id: string; readonly isOver: boolean }): void;
  /** Looks for one that this page has not been told of. */
  recall(): void;
}

/**
 * Holds the buttons of this page while one is under way, and then until the cart has been fetched. One whose end is never
 * told is over after 70 s. Decision 66.
 */
export function followOtherClosings(store: Pick<AppStore, 'dispatch' | 'getState'>, ending: AbortSignal): OtherClosings {
  const end = (id: string) => {
    if (!store.getState().cart.elsewhere.includes(id)) return;
    store.dispatch(otherClosingEnded(id));
    void store.dispatch(loadCart());
  };
  const begin = ({ id, left }: ClosingNote) => {
    store.dispatch(otherClosingBegan(id));
    after(left, ending, () => {
      end(id);
    });
  };
  return {
    hear({ id, isOver }) {
      if (isOver) end(id);
      else begin(newClosing(id));
    },
    recall() {
      const note = notedClosing();
      if (note) begin(note);
    },
  };
}
