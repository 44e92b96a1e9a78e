import { applyMiddleware, combineReducers, legacy_createStore, type Middleware, type Reducer, type Store, type UnknownAction } from 'redux';
import { withExtraArgument, type ThunkAction, type ThunkDispatch } from 'redux-thunk';
import type { Page } from '@/host/page';
import { createQueue, type Queue } from './cart/queue';
import cart, { type CartState } from './cart/slice';
import type { ListsState } from './list/slice';
import products, { productsGiven, type ProductsState } from './products';
import type { PurchaseState } from './purchase';
import { createSession, type SessionState } from './session';

/** What thunks are given beside dispatch and getState. */
export interface Extra {
  /** The one queue of all cart calls (decision 11). */
  readonly cartQueue: Queue;
  /** The one queue of all saved settings. */
  readonly settingsQueue: Queue;
}

/** Slices that come with the widgets that need them: a page with a cart icon alone does not load the list's. */
export interface LazySlices {
  readonly purchase?: Reducer<PurchaseState>;
  readonly list?: Reducer<ListsState>;
}

export interface RootState {
  readonly session: SessionState;
  readonly products: ProductsState;
  readonly cart: CartState;
  /** There for the widgets that name it in their definition ({@link LazySlices}); the same holds for `list`. */
  readonly purchase: PurchaseState;
  readonly list: ListsState;
}

export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;

export interface AppStore extends Store<RootState> {
  readonly dispatch: AppDispatch;
  /** Adds the slices of a widget; those that are there already keep their state. */
  addSlices(added: LazySlices): void;
}

/**
 * Makes the one store of a page. `reactions` see every action after the reducers: what the page does beside its
 * state (messages, redirects, events) is decided there.
 */
export function createStore(page: Page, reactions: Middleware): AppStore {
  const extra: Extra = { cartQueue: createQueue(), settingsQueue: createQueue() };
  const base = { session: createSession(page), products, cart };
  let slices: LazySlices = {};
  const store = legacy_createStore(combineReducers(base), applyMiddleware(withExtraArgument(extra), reactions));
  store.dispatch(productsGiven(page.products));
  return Object.assign(store, {
    addSlices(added: LazySlices) {
      slices = { ...added, ...slices };
      store.replaceReducer(combineReducers({ ...base, ...slices }));
    },
    // The lazy slices are there for whoever reads them, which the store's own type cannot tell.
  }) as unknown as AppStore;
}
