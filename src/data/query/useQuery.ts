import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, type ApiError } from '../apiError';

/** What a widget asked the shop for, as far as it has come. */
export interface Query<T> {
  /** The last answer, which stays while another is on its way and when that fails (decision 50); null before the first. */
  readonly value: T | null;
  /** Why the last call brought nothing; null while one is under way. */
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  /** `value` answers another question than the one that is asked now. */
  readonly isStale: boolean;
  /** Asks again. */
  reload(): void;
  /** Changes what is shown, without asking: what a call of the visitor's is known to have done. */
  change(edit: (value: T) => T): void;
}

/** Makes the call. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Options<T> {
  /** What the first call is answered, where that is known by now: then it is not made. */
  readonly answered?: () => T | null;
  /** Milliseconds to wait before the call; another question meanwhile takes its place. 0 without it. */
  readonly delay?: number;
  /** Told of each failure whose answer was still waited for; `isAgain` where the call was made by `reload`. */
  readonly onFailure?: (failure: ApiFailure, isAgain: boolean) => void;
}

interface State<T> {
  readonly value: T | null;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  /** What brought the value. */
  readonly source: Load<T> | null;
}

/**
 * What one widget alone shows. Another `load` asks anew and breaks off the call before; an answer that comes late, after
 * another question or without its widget, changes nothing. Null asks nothing. `load` must be memoised.
 */
export function useQuery<T>(load: Load<T> | null, { answered, delay = 0, onFailure }: Options<T> = {}): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<T>>(() => {
    const value = load && answered ? answered() : null;
    return {
      value,
      error: null,
      isLoading: load !== null && delay === 0 && value === null,
      source: value === null ? null : load,
    };
  });
  /** Whose answer was there from the beginning; null once it is asked again, or for another. */
  const begun = useRef(state.source);
  const again = useRef(false);
  const latestOnFailure = useRef(onFailure);
  useEffect(() => {
    latestOnFailure.current = onFailure;
  });

  useEffect(() => {
    const isAnswered = load !== null && begun.current === load;
    begun.current = null;
    const isAgain = again.current;
    again.current = false;
    if (isAnswered) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const wait = (isLoading: boolean) => {
      setState((before) => (before.isLoading === isLoading && !before.error ? before : { ...before, error: null, isLoading }));
    };
    const ask = async (call: Load<T>) => {
      wait(true);
      try {
        const value = await call(signal);
        if (signal.aborted) return;
        // In slices: it may be rows by the hundred.
        startTransition(() => {
          setState({ value, error: null, isLoading: false, source: call });
        });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (signal.aborted) return;
        setState((before) => ({ ...before, error: failure.error, isLoading: false }));
        // The page is being left: that alarms nobody.
        if (failure.error.kind !== 'aborted') latestOnFailure.current?.(failure, isAgain);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (!load || delay > 0) wait(false);
    if (load && delay > 0) timer = setTimeout(() => void ask(load), delay);
    else if (load) void ask(load);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, delay, attempt]);

  const reload = useCallback(() => {
    again.current = true;
    setAttempt((before) => before + 1);
  }, []);
  const change = useCallback((edit: (value: T) => T) => {
    setState((before) => (before.value === null ? before : { ...before, value: edit(before.value) }));
  }, []);
  const { value, error, isLoading, source } = state;
  return { value, error, isLoading, isStale: source !== load, reload, change };
}
