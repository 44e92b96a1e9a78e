import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from '@/domain/cart/cart';

/**
 * The cart is another by a call that is not the cart's own: it was paid by card and is an order now, or an offer was
 * loaded into it. `isLeaving`: a page that shows it is about to open.
 */
export const cartReplaced = createAction<{ readonly isLeaving: boolean }>('cart/replaced');

/** Such a call answered with one line of the cart, as it is now. */
export const lineGiven = createAction<CartItem>('cart/lineGiven');
