import { combineSlices, configureStore, type Middleware, type WithSlice } from '@reduxjs/toolkit';
import { setAutoFreeze } from 'immer';
import type { Page } from '@/page/readPage';
import type { PageServices } from '@/page/services';
import type { Extra } from './apiThunk';
import { createQueue } from './cart/queue';
import { cartSlice } from './cart/slice';
import { endWith } from './ending';
import type { listSlice } from './list/slice';
import { productsGiven, productsSlice } from './products';
import type { purchaseSlice } from './purchase';
import { createSessionSlice } from './session/slice';

/** Slices that come with the widgets that need them: a page with a cart icon alone does not load the list's. */
export type LazySlice = typeof purchaseSlice | typeof listSlice;

function createReducer(page: Page) {
  return combineSlices(createSessionSlice(page), productsSlice, cartSlice).withLazyLoadedSlices<
    WithSlice<typeof purchaseSlice> & WithSlice<typeof listSlice>
  >();
}

/** The state of a page; what belongs to a {@link LazySlice} may be absent. */
export type RootState = ReturnType<ReturnType<typeof createReducer>>;

/**
 * Makes the one store of a page. `reactions` see every action after the reducers: what the page does beside its
 * state (messages, redirects, events) is decided there. Its work ends with the page's run.
 */
export function createStore(page: Page, services: PageServices, reactions: Middleware) {
  const { ending } = services;
  // In development immer freezes what reducers make, so that whoever writes to it is told. For visitors that would be a
  // walk through a whole cart at its first edit: 30 ms for 1,000 lines in place of 1.
  if (import.meta.env.PROD) setAutoFreeze(false);
  const extra: Extra = { queues: { cart: createQueue(ending), settings: createQueue(ending) }, services };
  const reducer = createReducer(page);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Of development alone. Immer has frozen it: a second check of the same. A slow computer is no fault of the state.
        ...(import.meta.env.DEV && { immutableCheck: false, serializableCheck: { warnAfter: Infinity } }),
      }).prepend(endWith(ending), reactions),
    devTools: import.meta.env.DEV,
  });
  store.dispatch(productsGiven(page.products));
  return {
    ...store,
    /** Adds the slices of a widget; those that are there already keep their state. */
    addSlices(slices: readonly LazySlice[]) {
      const added = slices.filter(({ reducerPath }) => !(reducerPath in store.getState()));
      for (const slice of added) reducer.inject(slice);
      if (added.length > 0) store.replaceReducer(reducer);
    },
  };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
