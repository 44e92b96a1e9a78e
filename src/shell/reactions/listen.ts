import type { Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/data/store';
import { say } from '@/runtime/page/say';
import type { ReactionApi, ReactionContext, StartAppListening } from './context';

/**
 * What Redux Toolkit's listener middleware does, as far as it is used here: each effect runs after the actions that it names,
 * until `ending`. Toolkit's own reads its listeners by `Array.from(map.values())`, which is empty on pages with Prototype.js
 * and throws on those with MooTools (contract §6): no message and no event would come.
 */
export function createListeners(extra: ReactionContext) {
  let reactions: ReadonlyArray<(action: unknown, api: ReactionApi) => void> = [];
  extra.ending.addEventListener('abort', () => {
    reactions = [];
  });
  const start: StartAppListening = (listener) => {
    const matches = 'matcher' in listener ? listener.matcher : listener.actionCreator.match;
    reactions = [
      ...reactions,
      (action, api) => {
        if (matches(action)) listener.effect(action, api);
      },
    ];
  };
  const middleware: Middleware<object, RootState, AppDispatch> =
    ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      for (const react of reactions) {
        try {
          react(action, { dispatch, getState, extra });
        } catch (error) {
          // One reaction that fails keeps neither the others nor the page from going on.
          say('error', '[vitrin]', error);
        }
      }
      return result;
    };
  return { start, middleware };
}
