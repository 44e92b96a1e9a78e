import type { Middleware } from '@reduxjs/toolkit';
import { alerted, alertWithdrawn } from '@/data/alert';
import { listenToCart } from './cart';
import { showAlert, type ReactionContext } from './context';
import { listenToFailures } from './failure';
import { listenToOrders } from './order';
import { createListeners } from './listen';
import { listenToSettings } from './settings';
import { tellFailures } from './tellFailure';

/**
 * What the page does beside its state, decided in one place by what happened: messages, redirects, events, news for
 * the other tabs. S1 §8, decisions 5, 6, 8 and 13.
 */
export function createReactions(context: ReactionContext): Middleware {
  const { middleware, start } = createListeners(context);
  start({
    actionCreator: alerted,
    effect({ payload }, api) {
      showAlert(api, payload);
    },
  });
  start({
    actionCreator: alertWithdrawn,
    effect({ payload }, { extra }) {
      extra.toasts.withdraw(payload);
    },
  });
  listenToCart(start);
  listenToOrders(start);
  listenToSettings(start);
  listenToFailures(start);
  tellFailures(start);
  return middleware;
}
