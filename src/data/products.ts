import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft } from 'immer';
import type { Product } from '@/domain/product';
import { pageDataChanged } from './pageDataChanged';

/** The products that the page or a container gave, by id: what `data-product-id` may name (contract §2). */
export type ProductsState = Readonly<Record<string, Product>>;

const initialState: ProductsState = {};

export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    productsGiven(state, { payload }: PayloadAction<readonly Product[]>) {
      for (const product of payload) state[String(product.id)] = castDraft(product);
    },
  },
  extraReducers: (builder) => {
    // What containers gave stands in the page, or is gone with it.
    builder.addCase(pageDataChanged, (_, { payload: { products } }) =>
      Object.fromEntries(products.map((product) => [String(product.id), castDraft(product)])),
    );
  },
});

export const { productsGiven } = productsSlice.actions;
