import { createAction } from '@reduxjs/toolkit';

/** The cart has been paid by card and is an order now. `isLeaving`: the page that says so is about to open. */
export const orderPaid = createAction<{ readonly isLeaving: boolean }>('checkout/orderPaid');
