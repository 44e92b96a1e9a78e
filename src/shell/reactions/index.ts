import type { Middleware } from 'redux';
import type { AppDispatch, RootState } from '@/store/store';
import { alertReaction } from './alert';
import { cartReaction } from './cart';
import { orderReaction } from './order';
import { settingsReaction } from './settings';
import { createTools, type Surroundings } from './tools';

/**
 * What the page does beside its state, decided in one place by what happened: messages, redirects, events, news for
 * the other tabs. S1 §8, decisions 5, 6, 8 and 13.
 */
export function createReactions(surroundings: Surroundings): Middleware<object, RootState, AppDispatch> {
  return (store) => {
    const tools = createTools(surroundings, store);
    const reactions = [
      alertReaction(tools),
      cartReaction(tools),
      orderReaction(tools, store.getState),
      settingsReaction(tools, store.getState),
    ];
    return (next) => (action) => {
      const result = next(action);
      for (const react of reactions) react(action);
      return result;
    };
  };
}
