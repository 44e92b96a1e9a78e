import type { Trigger } from './registryEntry';

/** Stops waiting. */
export type Disarm = () => void;

/** Waits for what the container's trigger names (contract §2, `data-load`); then calls `go`, once. */
export const ARM: Readonly<Record<Trigger, (container: HTMLElement, go: () => void) => Disarm>> = {
  // Files are asked for before the page is painted: a phone's line then waits for nothing.
  eager(_, go) {
    go();
    return () => undefined;
  },
  visible: whenVisible,
  idle: (_, go) => whenIdle(go),
  interaction: onInteraction,
};

const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/** Waits for the visitor to reach for the container, by pointer or by keyboard. */
export function onInteraction(container: HTMLElement, go: () => void): Disarm {
  const reached = new AbortController();
  const disarm = () => {
    reached.abort();
  };
  const fire = () => {
    disarm();
    go();
  };
  const options = { capture: true, passive: true, signal: reached.signal };
  for (const name of INTERACTIONS) container.addEventListener(name, fire, options);
  return disarm;
}

/** Milliseconds after which a busy page is taken as idle. */
const IDLE_LIMIT = 2000;

function whenIdle(go: () => void): Disarm {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(go, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(go, { timeout: IDLE_LIMIT });
  return () => {
    window.cancelIdleCallback(handle);
  };
}

function whenVisible(container: HTMLElement, go: () => void): Disarm {
  if (typeof IntersectionObserver === 'undefined') return whenIdle(go);
  let disarm: Disarm;
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page it has come, gone and come again by now.
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        disarm();
        go();
      } else if (container.getClientRects().length === 0) {
        // Without a box (display: none, display: contents) it would never come into view.
        disarm();
        disarm = whenIdle(go);
      }
    },
    { rootMargin: '200px' },
  );
  disarm = () => {
    observer.disconnect();
  };
  observer.observe(container);
  return () => {
    disarm();
  };
}
