import type { i18n } from 'i18next';
import type { CartChange } from '@/contract/events';
import { rememberCartCount } from '@/page/cartCount';
import { emit } from '@/runtime/page/events';
import type { Routes } from '@/page/readPage';
import type { PageServices, ToastSource } from '@/page/services';
import { translate } from '@/i18n';
import type { Alert } from '@/data/alert';
import { loadCart } from '@/data/cart/calls';
import { selectCartTotals } from '@/data/cart/select';
import type { AppDispatch, RootState } from '@/data/store';

/** What listeners use of the page. */
export interface ReactionContext extends PageServices {
  readonly i18n: i18n;
  readonly routes: Routes;
}

/** What the effect of a listener is given beside its action. */
export interface ReactionApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly extra: ReactionContext;
}

type Matches<A> = (action: unknown) => action is A;

/** Which actions an effect follows: those of a creator, or those that a matcher knows. */
type Listener<A> = { readonly effect: (action: A, api: ReactionApi) => void } & (
  { readonly actionCreator: { readonly match: Matches<A> } } | { readonly matcher: Matches<A> }
);

export type StartAppListening = <A>(listener: Listener<A>) => void;

/** Tells the page that its cart is another. An order has emptied it: only the page that is about to be left shows its lines. */
export function emitCartChanged({ getState }: ReactionApi, change: CartChange): void {
  const state = getState();
  const { cart } = state;
  const told = change.operation === 'order' ? { ...state, cart: { ...cart, items: [] } } : state;
  const { items } = told.cart;
  // Whether an offer empties it is the shop's to say; what is added before the cart has come is not all that is in it.
  if (cart.isRead) rememberCartCount(change.operation === 'offer' ? null : items.length);
  // A listener that sorts the lines sorts its own.
  emit(document, 'vitrin:cart-changed', { items: [...items], totals: selectCartTotals(told), change });
}

/** The same after a write, which the other tabs must hear of. */
export function broadcastCartChanged(api: ReactionApi, change: CartChange): void {
  emitCartChanged(api, change);
  api.extra.tabs.tell({ kind: 'cart' });
  // The shop answers again: what could not be fetched is fetched, and nothing says any more that it could not (decision 64).
  if (api.getState().cart.status === 'failed') void api.dispatch(loadCart());
}

/** This tab and the others fetch the cart again, so that they tell the truth. */
export function refetchCart({ dispatch, extra }: ReactionApi): void {
  void dispatch(loadCart());
  extra.tabs.tell({ kind: 'cart' });
}

/** Shows what must be noticed. Decisions 8 and 64. */
export function showAlert({ extra: { i18n, toasts } }: ReactionApi, { message, ...alert }: Alert<ToastSource>): void {
  toasts.alert({ ...alert, text: translate(i18n, message) });
}
