import type { Middleware } from '@reduxjs/toolkit';

/** What dispatching an async thunk answers with. */
interface Work extends Promise<unknown> {
  abort(reason: string): void;
}

function isWork(result: unknown): result is Work {
  return result instanceof Promise && 'abort' in result;
}

/**
 * Ends the store's work: with `ending`, async thunks that are under way are aborted, and no action changes anything any
 * more, nor is it seen by the middleware after this one.
 */
export function endWith(ending: AbortSignal): Middleware {
  return () => (next) => (action) => {
    if (ending.aborted && typeof action !== 'function') return action;
    const result = next(action);
    if (!isWork(result)) return result;
    const abort = () => {
      result.abort('Vitrin was stopped');
    };
    if (ending.aborted) abort();
    ending.addEventListener('abort', abort);
    void result.finally(() => {
      ending.removeEventListener('abort', abort);
    });
    return result;
  };
}
