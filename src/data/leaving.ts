import { listen } from '@/runtime/page/listen';

/** Milliseconds after `beforeunload` in which the browser ends what is under way. The visitor may stay, or only get a file. */
const GRACE = 1000;

export interface Leaving {
  /** The page is being left. */
  isUnderWay(this: void): boolean;
  stop(this: void): void;
}

/** Watches whether the page is left, until `stop`. One that comes back from the back/forward cache is not. */
export function watchLeaving(): Leaving {
  let until = 0;
  const mark = ({ type }: Event) => {
    until = { beforeunload: performance.now() + GRACE, pagehide: Infinity }[type] ?? 0;
  };
  return { isUnderWay: () => performance.now() < until, stop: listen(window, mark, 'beforeunload', 'pagehide', 'pageshow') };
}
