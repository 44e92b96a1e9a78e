import { useCallback, useRef, useState } from 'react';
import { ApiFailure, type ApiError } from '@/api/error';
import { goTo } from '@/host/navigation';
import { usePage } from '../hooks';

/** How something that the visitor asked for went. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

export interface Work {
  readonly isBusy: boolean;
  /**
   * Makes one call; a second one while it is under way is not made (a double click is one click). Answers null for
   * that, and where the session has ended, which leads to the login (decision 5).
   */
  run<T>(call: () => Promise<T>): Promise<Outcome<T> | null>;
}

/** What a visitor asks the shop to do from one place of a widget: a button, a form. Nothing breaks it off. */
export function useWork(): Work {
  const { login } = usePage().routes;
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  const run = useCallback(async <T>(call: () => Promise<T>): Promise<Outcome<T> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      return { ok: true, value: await call() };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { error } = failure;
      if (error.kind !== 'http' || error.status !== 401) return { ok: false, error };
      goTo(login);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, [login]);

  return { isBusy, run };
}
