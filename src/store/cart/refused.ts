import { createAction } from '@reduxjs/toolkit';
import type { AddRefusal } from '@/domain/cart/addCheck';
import type { Product } from '@/domain/product';

/** Where the shopper stands: on the product's own page, or anywhere else (S1 §5). */
export type AddPlace = 'list' | 'detail';

/** The shop's rules refused an add, or a choice of variants that no product is, before the server was asked. */
export const addRefused = createAction<{ product: Product; refusal: AddRefusal; place: AddPlace }>('cart/addRefused');
