import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/error';
import type { Product } from '@/domain/product';
import type { ProductListPage } from '@/wire/productList';
import { fetchList, saveInStockOnly } from './calls';

export type ListView = 'grid' | 'list';

/** One product list of the page. S1 §3. */
export interface ProductListState {
  readonly items: readonly Product[];
  readonly page: number;
  readonly pages: number;
  /** Products on a full page; how many placeholders stand in while the next one is fetched. */
  readonly limit: number;
  readonly total: number;
  readonly fetching: boolean;
  /** The sort the server says it used. */
  readonly sort: string | null;
  readonly view: ListView;
  readonly variantCheck: Readonly<Record<string, boolean>>;
  readonly error: ApiError | null;
  /** The fetch whose answer counts; any other is stale. */
  readonly requestId: string | null;
}

export interface ListsState {
  /** By list key: each container that lists products has its own. */
  readonly byKey: Readonly<Record<string, ProductListState>>;
  /** The saved setting, shared by every list. */
  readonly showNotInStocks: boolean | null;
  readonly saving: boolean;
  /** How often that setting was saved: each list fetches again when this grows. */
  readonly saves: number;
}

const PLACEHOLDERS = 12;

const blank: ProductListState = {
  items: [], page: 1, pages: 1, limit: PLACEHOLDERS, total: 0, fetching: false, sort: null, view: 'list',
  variantCheck: {}, error: null, requestId: null,
};

/** Before its first answer a list is fetching: it must never look empty when nobody has asked yet. */
const opening: ProductListState = { ...blank, fetching: true };

function received(list: ProductListState, page: ProductListPage): ProductListState {
  return { ...list, ...page, limit: page.items.length || PLACEHOLDERS, fetching: false, error: null, requestId: null };
}

const initialState: ListsState = { byKey: {}, showNotInStocks: null, saving: false, saves: 0 };

const lists = createSlice({
  name: 'list',
  initialState,
  reducers: {
    listOpened: (state, { payload }: PayloadAction<{ key: string; view: ListView; first: ProductListPage | null }>) => {
      const opened = payload.first ? received(blank, payload.first) : opening;
      return withList(state, payload.key, { ...opened, view: payload.view });
    },
    listClosed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      byKey: Object.fromEntries(Object.entries(state.byKey).filter(([key]) => key !== payload)),
    }),
    viewChosen: (state, { payload }: PayloadAction<{ key: string; view: ListView }>) =>
      changeList(state, payload.key, (list) => ({ ...list, view: payload.view })),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchList.pending, (state, { meta }) =>
        changeList(state, meta.arg.key, (list) => ({ ...list, fetching: true, error: null, requestId: meta.requestId })))
      .addCase(fetchList.fulfilled, (state, { meta, payload }) =>
        changeList(state, meta.arg.key, (list) => (list.requestId === meta.requestId ? received(list, payload) : list)))
      .addCase(fetchList.rejected, (state, { meta, payload, error }) =>
        changeList(state, meta.arg.key, (list) =>
          list.requestId === meta.requestId
            ? { ...list, fetching: false, error: payload ?? { kind: 'shape', detail: error.message ?? '' }, requestId: null }
            : list))
      .addCase(saveInStockOnly.pending, (state, { meta }) => ({ ...state, saving: true, showNotInStocks: !meta.arg }))
      .addCase(saveInStockOnly.fulfilled, (state) => ({ ...state, saving: false, saves: state.saves + 1 }))
      .addCase(saveInStockOnly.rejected, (state, { meta }) => ({ ...state, saving: false, showNotInStocks: meta.arg }));
  },
});

function withList(state: ListsState, key: string, list: ProductListState): ListsState {
  return { ...state, byKey: { ...state.byKey, [key]: list } };
}

function changeList(state: ListsState, key: string, change: (list: ProductListState) => ProductListState): ListsState {
  const list = state.byKey[key];
  return list ? withList(state, key, change(list)) : state;
}

export const { listOpened, listClosed, viewChosen } = lists.actions;
export default lists.reducer;
