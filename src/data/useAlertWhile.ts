import { useEffect } from 'react';
import { alertWithdrawn, type AlertActions } from './alert';
import { useAppDispatch } from './hooks';

/**
 * Withdraws the alert of an action once what it was about is another, is over (null, undefined or false), or is shown no
 * more. Decision 64.
 */
export function useAlertWhile(action: keyof AlertActions, what: unknown): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (what === null || what === undefined || what === false) return undefined;
    return () => {
      dispatch(alertWithdrawn({ action }));
    };
  }, [dispatch, action, what]);
}
