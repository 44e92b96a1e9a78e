import { useEffect } from 'react';
import type { AppThunk } from '../apiThunk';
import { useAppDispatch } from '../hooks';
import type { WithSession } from '../session/state';
import { loadCart } from './calls';
import type { WithCart } from './state';

/** Fetches the cart if nothing on the page has asked for it yet; a visitor has none (decision 5). */
function loadCartOnce(): AppThunk<WithCart & WithSession> {
  return (dispatch, getState) => {
    const { cart, session } = getState();
    if (cart.status === 'idle' && session.page.visitor !== 'visitor') void dispatch(loadCart());
  };
}

/**
 * Has the page's cart fetched by the first component that needs it, once for the page. It subscribes to nothing, so
 * that a list need not render again with the cart. A failed fetch is left to the user to repeat.
 */
export function useCartLoaded(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(loadCartOnce());
  }, [dispatch]);
}
