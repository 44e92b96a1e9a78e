import { createAction } from '@reduxjs/toolkit';
import type { AddLocation, AddRefusal } from '@/domain/cart/addCheck';
import type { Product } from '@/domain/product';

/** The shop's rules refused an add, or a choice of variants that no product is, before the server was asked. */
export const addRefused = createAction<{ product: Product; refusal: AddRefusal; place: AddLocation }>('cart/addRefused');
