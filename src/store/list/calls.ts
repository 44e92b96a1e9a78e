import { createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure, type ApiError } from '@/api/error';
import { fetchProducts } from '@/api/products';
import { nextTask } from '@/host/nextTask';
import type { ProductListPage } from '@/wire/productList';
import { saveSetting } from '../settings';
import type { AppDispatch } from '../store';

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
      const page = await fetchProducts(path, query, signal);
      // The task in which the answer came ends with a layout of the page; a hundred rows are rendered in another one.
      await nextTask();
      return page;
    } catch (failure) {
      if (failure instanceof ApiFailure) return rejectWithValue(failure.error);
      throw failure;
    }
  },
);

/** Milliseconds for which the toggle shows that it is saving, at the least. S1 §9. */
const TOGGLE_MINIMUM = 1000;

/** Saves the in-stock toggle: checked (true) saves showNotInStocks '0'; a failure is logged (decision 34, S1 §8). */
export const saveInStockOnly = createAsyncThunk<void, boolean, { dispatch: AppDispatch }>(
  'list/saveInStockOnly',
  async (inStockOnly, { dispatch }) => {
    const shownLongEnough = new Promise<void>((resolve) => setTimeout(resolve, TOGGLE_MINIMUM));
    const saving = dispatch(saveSetting({ key: 'showNotInStocks', value: inStockOnly ? '0' : '1' }));
    const [outcome] = await Promise.all([saving, shownLongEnough]);
    if (!saveSetting.rejected.match(outcome)) return;
    console.error('Hata:', outcome.payload ?? outcome.error);
    throw new Error('the setting was not saved');
  },
);
