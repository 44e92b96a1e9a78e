import { useEffect, useRef } from 'react';
import { alertWithdrawn, type AlertActions } from '../alert';
import { useAppDispatch } from '../hooks';

/** Withdraws the alert of an action once what it was about is another, or over (null, undefined or false). Decision 64. */
export function useAlertWhile(action: keyof AlertActions, what: unknown): void {
  const dispatch = useAppDispatch();
  const before = useRef(what);
  useEffect(() => {
    const isOver = before.current && before.current !== what;
    before.current = what;
    if (!isOver) return;
    // What shows messages renders at once and looks for their place, which it cannot within an effect.
    queueMicrotask(() => {
      dispatch(alertWithdrawn({ action }));
    });
  }, [dispatch, action, what]);
}
