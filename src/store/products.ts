import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Product } from '@/domain/product';

/** The products that the page or a container gave, by id: what `data-product-id` may name (contract §2). */
export type ProductsState = Readonly<Record<string, Product>>;

export const productsGiven = createAction<readonly Product[]>('products/given');

export default function products(state: ProductsState = {}, action: UnknownAction): ProductsState {
  if (!productsGiven.match(action)) return state;
  return { ...state, ...Object.fromEntries(action.payload.map((product) => [String(product.id), product])) };
}
