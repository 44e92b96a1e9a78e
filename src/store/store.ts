import { combineReducers, type Middleware, type UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import { configureStore } from '@reduxjs/toolkit';
import type { Page } from '@/host/page';
import cart from './cart/slice';
import { createQueue, type Queue } from './cart/queue';
import list from './list/slice';
import products, { productsGiven } from './products';
import purchase from './purchase';
import { createSession } from './session';

/** What thunks are given beside dispatch and getState. */
export interface Extra {
  /** The one queue of all cart calls (decision 11). */
  readonly cartQueue: Queue;
}

/**
 * Makes the one store of a page. `reactions` see every action after the reducers: what the page does beside its
 * state (messages, redirects, events) is decided there.
 */
export function createStore(page: Page, reactions: Middleware) {
  const extra: Extra = { cartQueue: createQueue() };
  const store = configureStore({
    reducer: combineReducers({ session: createSession(page), products, purchase, cart, list }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(reactions),
    devTools: import.meta.env.DEV,
  });
  store.dispatch(productsGiven(page.products));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = ThunkDispatch<RootState, Extra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Extra, UnknownAction>;
