/** Stops waiting. */
export type Disarm = () => void;

/** Milliseconds after which a busy page is taken as idle. */
const LIMIT = 2000;

/** Milliseconds that stand for idleness in Safari, which has no requestIdleCallback. */
const A_MOMENT = 200;

/** Calls `go` once the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(go: () => void): Disarm {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(go, A_MOMENT);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(go, { timeout: LIMIT });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
