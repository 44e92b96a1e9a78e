import { useEffect, useRef, useState } from 'react';
import { ApiFailure, type ApiError } from '../apiError';
import type { Message } from '@/domain/message';
import { alertWithdrawn, type Alert } from '../alert';
import { callFailed, isSignedOut } from '../failure';
import { useAppDispatch } from '../hooks';

/** How something that the visitor asked for went. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError };

interface Policy {
  /** What an alert says of a failure; without it whoever asked says it. What its source said before is withdrawn. */
  readonly alert?: Omit<Alert, 'message'> & { readonly message: Message | ((error: ApiError) => Message | string) };
}

interface Options {
  /** The call is broken off when its widget goes. Without it, it is carried out: what was asked for was asked for. */
  readonly endsWithWidget?: boolean;
}

export interface Mutation<Arg, T> {
  readonly isBusy: boolean;
  /**
   * Makes the call; a second one while it is under way is not made (a double click is one click). Resolves to null for
   * that, where the session has ended, which leads to the login (decision 5), and where it was broken off.
   */
  mutate(arg: Arg, policy?: Policy): Promise<Outcome<T> | null>;
}

/** What a visitor asks the shop to do from one place of a widget: a button, a form. */
export function useMutation<Arg, T>(
  call: (arg: Arg, signal: AbortSignal) => Promise<T>,
  { endsWithWidget }: Options = {},
): Mutation<Arg, T> {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      if (endsWithWidget) running.current?.abort();
    },
    [endsWithWidget],
  );

  const mutate: Mutation<Arg, T>['mutate'] = async (arg, { alert } = {}) => {
    if (running.current) return null;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setBusy(true);
    if (alert) dispatch(alertWithdrawn(alert.source));
    try {
      const value = await call(arg, signal);
      return signal.aborted ? null : { ok: true, value };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { error } = failure;
      // The widget has gone, or the page is being left: that alarms nobody.
      if (signal.aborted || error.kind === 'aborted') return null;
      dispatch(callFailed({ error, isAsked: true, alert: alert && { ...alert, message: wordsOf(alert.message, error) } }));
      return isSignedOut(error) ? null : { ok: false, error };
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  return { isBusy, mutate };
}

function wordsOf<Words>(words: Words | ((error: ApiError) => Words), error: ApiError): Words {
  return words instanceof Function ? words(error) : words;
}
