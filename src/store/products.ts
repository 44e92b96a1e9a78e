import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/domain/product';

/** The products that the page or a container gave, by id: what `data-product-id` may name (contract §2). */
export type ProductsState = Readonly<Record<string, Product>>;

const initialState: ProductsState = {};

const products = createSlice({
  name: 'products',
  initialState,
  reducers: {
    productsGiven: (state, { payload }: PayloadAction<readonly Product[]>) => ({
      ...state,
      ...Object.fromEntries(payload.map((product) => [String(product.id), product])),
    }),
  },
});

export const { productsGiven } = products.actions;
export default products.reducer;
