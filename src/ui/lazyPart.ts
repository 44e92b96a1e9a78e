import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Fetches a part of the code; null where it does not come. It never rejects, and each call after a failure tries again. */
export type LazyPart<T> = () => Promise<T | null>;

/**
 * A part whose code is a chunk of its own, by the `name` under which its module exports it. `load` is an `import()`: the browser keeps what
 * has come, so that nothing of ours has to remember it.
 */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): LazyPart<Module[Name]> {
  return () =>
    load()
      .then((module) => module[name])
      .catch(() => null);
}

interface FetchedPart<T> {
  /** Null until its code is there. */
  readonly part: T | null;
  /** The last fetch brought nothing, and none is under way. */
  readonly isFailed: boolean;
  /** Fetches the part, or once more where that failed; calls in between wait for the same. The component renders again with the outcome. */
  readonly fetchPart: LazyPart<T>;
}

/** A lazy part in a component, which says itself when it is fetched, at once where it `isNeeded`, and what stands there until then. */
export function useLazyPart<T>(lazy: LazyPart<T>, isNeeded?: boolean): FetchedPart<T> {
  const [part, setPart] = useState<T | null>(null);
  const [isFailed, setFailed] = useState(false);
  const underWay = useRef<Promise<T | null> | null>(null);
  const fetchPart = useCallback(() => {
    underWay.current ??= lazy().then((fetched) => {
      underWay.current = null;
      setFailed(fetched === null);
      // In slices, so that an old computer answers in between. Parts are mostly functions, which the setter would call.
      if (fetched !== null)
        startTransition(() => {
          setPart(() => fetched);
        });
      return fetched;
    });
    setFailed(false);
    return underWay.current;
  }, [lazy]);
  useEffect(() => {
    if (isNeeded) void fetchPart();
  }, [isNeeded, fetchPart]);
  return { part, isFailed, fetchPart };
}
