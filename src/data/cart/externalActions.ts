import { createAction } from '@reduxjs/toolkit';
import type { AddRefusal } from '@/domain/cart/addCheck';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import type { QueuedWrite } from './state';

/** The shop's rules refused an add, or a choice of variants that no product is, before the server was asked. */
export const addRefused = createAction<{ product: Product; refusal: AddRefusal }>('cart/addRefused');

/** A row's add is being tried: what was said of the one before is over. `pieces` as of {@link addFailed}. */
export const addAttempted = createAction<{ productId: Id; pieces: number | null }>('cart/addAttempted');

/** The page holds a write before it is made: it counts as under way. */
export const writeHeld = createAction<QueuedWrite>('cart/writeHeld');

/** It holds it no longer (by its request id): now it is made, or it was stopped. */
export const writeReleased = createAction<string>('cart/writeReleased');

/** The shop did not take it, as far as is known; `pieces` of the product were in the cart before, null where nobody knows. */
export const addFailed = createAction<{ productId: Id; pieces: number | null }>('cart/addFailed');

/** The cart as the shop has it was fetched. */
export const cartLoaded = createAction<readonly CartItem[]>('cart/loaded');

/**
 * The cart is another by a call that is not the cart's own: it was paid by card and is an order now, an offer was
 * loaded into it, or such a call may have been carried out before its answer was lost. `isLeaving`: a page that shows it is about to open.
 */
export const cartReplaced = createAction<{ readonly isLeaving: boolean }>('cart/replaced');

/** A call that is not the cart's own answered with one line of it, as it is now. */
export const lineGiven = createAction<CartItem>('cart/lineGiven');

/** Another tab has begun to order the cart, or to request an offer on it; the id is its own. Decision 66. */
export const otherClosingBegan = createAction<string>('cart/otherClosingBegan');

/** That is over, or has had its time: what became of it the cart will show. */
export const otherClosingEnded = createAction<string>('cart/otherClosingEnded');
