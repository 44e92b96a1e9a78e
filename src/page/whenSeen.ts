import { dom } from '@/runtime/page/dom';

/**
 * A function that calls `then` at once where the page is in sight. In a tab behind others it waits until the visitor turns to it, and
 * then calls once, however often it was asked meanwhile; not after `ending`.
 */
export function whenSeen(then: () => void, ending: AbortSignal): () => void {
  let isWaiting = false;
  const look = () => {
    if (!isWaiting || dom.hidden) return;
    isWaiting = false;
    then();
  };
  dom.addEventListener('visibilitychange', look, { signal: ending });
  return () => {
    isWaiting = true;
    look();
  };
}
