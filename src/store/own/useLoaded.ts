import { useCallback, useEffect, useState } from 'react';
import { ApiFailure, type ApiError } from '@/api/error';

/** What a widget asked the shop for, as far as it has come. */
export interface Loaded<T> {
  /** The last answer, which stays while another is on its way and when that fails (decision 50); null before the first. */
  readonly value: T | null;
  /** Why the last call brought nothing; null while one is under way. */
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  /** Asks again. */
  reload(): void;
  /** Changes what is shown, without asking: what a call of the visitor's is known to have done. */
  change(edit: (value: T) => T): void;
}

interface State<T> {
  readonly value: T | null;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
}

/**
 * What one widget alone shows. Another `load` function asks anew and breaks off the call before; an answer that comes
 * late, after another question or without its widget, changes nothing. `load` must be memoised.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<T>>({ value: null, error: null, isLoading: true });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((before) => (before.isLoading ? before : { ...before, error: null, isLoading: true }));
    const ask = async () => {
      try {
        const value = await load(signal);
        if (!signal.aborted) setState({ value, error: null, isLoading: false });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        const { error } = failure;
        if (!signal.aborted) setState(({ value }) => ({ value, error, isLoading: false }));
      }
    };
    void ask();
    return () => { controller.abort(); };
  }, [load, attempt]);

  const reload = useCallback(() => { setAttempt((before) => before + 1); }, []);
  const change = useCallback((edit: (value: T) => T) => {
    setState((before) => (before.value === null ? before : { ...before, value: edit(before.value) }));
  }, []);
  return { ...state, reload, change };
}
