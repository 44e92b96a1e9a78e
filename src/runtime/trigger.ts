import type { Trigger } from './registryEntry';

/** Stops waiting. */
export type Disarm = () => void;

/** Waits for what the container's trigger names (contract §2, `data-load`); then calls `go`, once. */
export const ARM: Readonly<Record<Trigger, (container: HTMLElement, go: () => void) => Disarm>> = {
  eager: (_, go) => soon(go),
  idle: (_, go) => whenIdle(go),
  interaction: onInteraction,
  visible: whenVisible,
};

const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/** Waits for the visitor to reach for the container, by pointer or by keyboard. */
export function onInteraction(container: HTMLElement, go: () => void): Disarm {
  const disarm = () => {
    for (const name of INTERACTIONS) container.removeEventListener(name, fire, { capture: true });
  };
  const fire = () => {
    disarm();
    go();
  };
  for (const name of INTERACTIONS) container.addEventListener(name, fire, { capture: true, passive: true });
  return disarm;
}

function soon(go: () => void): Disarm {
  // A task later: what the script has painted shows first.
  const timer = setTimeout(go);
  return () => {
    clearTimeout(timer);
  };
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
    ([entry]) => {
      if (entry?.isIntersecting) {
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
