import { createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure, type ApiError } from '@/api/error';
import { fetchProducts } from '@/api/products';
import { postSetting } from '@/api/settings';
import type { ProductListPage } from '@/wire/productList';

export interface ListRequest {
  /** Which list of the page asks. */
  readonly key: string;
  readonly path: string;
  /** Literal, '' or '?…'. */
  readonly query: string;
}

/** Fetches a page of a list; abort it when another is wanted instead. */
export const fetchList = createAsyncThunk<ProductListPage, ListRequest, { rejectValue: ApiError }>(
  'list/fetch',
  async ({ path, query }, { signal, rejectWithValue }) => {
    try {
      return await fetchProducts(path, query, signal);
    } catch (failure) {
      if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
      throw failure;
    }
  },
);

/** Milliseconds for which the toggle shows that it is saving, at the least. S1 §9. */
const TOGGLE_MINIMUM = 1000;

/** Saves the in-stock toggle: checked (true) saves showNotInStocks '0' (decision 34). */
export const saveInStockOnly = createAsyncThunk<void, boolean, { rejectValue: ApiError }>(
  'list/saveInStockOnly',
  async (inStockOnly, { rejectWithValue }) => {
    const shownLongEnough = new Promise<void>((resolve) => setTimeout(resolve, TOGGLE_MINIMUM));
    const failure = await failureOf(postSetting({ key: 'showNotInStocks', value: inStockOnly ? '0' : '1' }));
    await shownLongEnough;
    if (failure) console.error('Hata:', failure);
    return failure ? rejectWithValue(failure) : undefined;
  },
);

/** Saves how this visitor's lists look from now on (decision 33). */
export const saveListView = createAsyncThunk<void, 'grid' | 'list', { rejectValue: ApiError }>(
  'list/saveView',
  async (view, { rejectWithValue }) => {
    const failure = await failureOf(postSetting({ key: 'productListView', value: view }));
    return failure ? rejectWithValue(failure) : undefined;
  },
);

/** How a call failed; null where it did not. */
async function failureOf(call: Promise<void>): Promise<ApiError | null> {
  try {
    await call;
    return null;
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.error;
    throw failure;
  }
}
