import { dom } from '@/runtime/page/dom';

/** Milliseconds after which what a page shows may be out of date: other computers tell it nothing. */
export const OUTDATED_AFTER = 5 * 60_000;

/**
 * A function that calls `then` at once where the page is in sight. In a tab behind others it waits until the visitor turns to it, and
 * then calls once, however often it was asked meanwhile. Who turns to it after five minutes or more need not have asked. Not after `ending`.
 */
export function whenSeen(then: () => void, ending: AbortSignal): () => void {
  let isWaiting = false;
  let left = Date.now();
  const look = () => {
    if (!isWaiting || dom.hidden) return;
    isWaiting = false;
    then();
  };
  const turn = () => {
    if (dom.hidden) left = Date.now();
    else if (Date.now() - left >= OUTDATED_AFTER) isWaiting = true;
    look();
  };
  dom.addEventListener('visibilitychange', turn, { signal: ending });
  return () => {
    isWaiting = true;
    look();
  };
}
