import { useEffect } from 'react';
import { useAppDispatch } from '../hooks';
import type { AppThunk } from '../store';
import { loadCart } from './calls';

/** Fetches the cart if nothing on the page has asked for it yet; a visitor has none (decision 5). */
function loadCartOnce(): AppThunk {
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
