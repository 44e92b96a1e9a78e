import { useLayoutEffect } from 'react';

/** From now on the browser asks before the page is left: something would be lost. Until the answer is called, or `ending`. */
export function warnOfLeaving(ending?: AbortSignal): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-deprecated -- Chrome before version 119 listens to this alone.
    event.returnValue = true;
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => {
    stopping.abort();
  };
  if (ending?.aborted) return stop;
  window.addEventListener('beforeunload', warn, { signal });
  ending?.addEventListener('abort', stop, { signal });
  return stop;
}

/** While `active`, the browser asks before the page is left: something typed would be lost. */
export function useLeaveWarning(active: boolean): void {
  // Before paint, so that whoever has saved everything can leave at once.
  useLayoutEffect(() => (active ? warnOfLeaving() : undefined), [active]);
}

/** The questions about what is being sent, or waits for it. They end with the page's run. */
export interface LeaveWarnings {
  /** The browser asks from now on, until the answer is called. */
  warn(this: void): () => void;
  /**
   * Does `work`; until it is done the browser asks before the page is left, as nobody would learn what became of it. What
   * follows on its end may leave the page unasked.
   */
  warnWhile<T>(this: void, work: () => Promise<T>): Promise<T>;
  /** Asks about none of it any more: the session has ended, and nothing of it will be carried out. */
  clear(this: void): void;
}

export function createLeaveWarnings(ending: AbortSignal): LeaveWarnings {
  let standing = new AbortController();
  const clear = () => {
    standing.abort();
    if (!ending.aborted) standing = new AbortController();
  };
  ending.addEventListener('abort', clear);
  const warn = () => warnOfLeaving(standing.signal);
  return { warn, warnWhile: (work) => work().finally(warn()), clear };
}
