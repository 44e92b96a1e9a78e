import { createAsyncThunk, createSlice, freeze, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft, type Draft } from 'immer';
import type { ApiError } from '../apiError';
import { fetchProducts } from './api';
import type { Product } from '@/domain/product';
import { readKeysOn } from '@/page/keyboard';
import { nextTask } from '@/runtime/page/nextTask';
import { say } from '@/runtime/page/say';
import type { ProductListPage } from '@/schemas/productList';
import { apiThunk, type Extra } from '../apiThunk';
import { pageDataChanged } from '../pageDataChanged';
import { saveSetting, settingSavedElsewhere } from '../session/slice';

export type ListView = 'grid' | 'list';

/** One product list of the page. S1 §3. */
export interface ProductListState {
  /** Of the products that it shows, or is about to. */
  readonly path: string;
  readonly items: readonly Product[];
  /** How many products of the page cannot be read, and are not among them (decision 68). */
  readonly leftOut: number;
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
  /** The rows take keys, unless the visitor has switched them off in this browser (decision 76). */
  readonly areKeysOn: boolean;
}

export interface ListRequest {
  /** Which list of the page asks. */
  readonly key: string;
  readonly path: string;
  /** Literal, '' or '?…'. */
  readonly query: string;
}

/** Fetches a page of a list; abort it when another is wanted instead. */
export const fetchList = apiThunk<ProductListPage, ListRequest>('list/fetch', async ({ path, query }, { signal }) => {
  const page = await fetchProducts(path, query, signal);
  // The task in which the answer came ends with a layout of the page; a hundred rows are rendered in another one.
  await nextTask();
  return page;
});

/** Milliseconds for which the toggle shows that it is saving, at the least. S1 §9. */
const TOGGLE_MINIMUM = 1000;

/** Saves the in-stock toggle: checked (true) saves showNotInStocks '0'; a failure is logged (decision 34, S1 §8). */
export const saveInStockOnly = createAsyncThunk<void, boolean, { extra: Extra }>(
  'list/saveInStockOnly',
  async (inStockOnly, { dispatch }) => {
    const shownLongEnough = new Promise<void>((resolve) => setTimeout(resolve, TOGGLE_MINIMUM));
    const saving = dispatch(saveSetting({ key: 'showNotInStocks', value: inStockOnly ? '0' : '1' }));
    const [outcome] = await Promise.all([saving, shownLongEnough]);
    if (!saveSetting.rejected.match(outcome)) return;
    say('error', '[vitrin] Hata:', outcome.payload ?? outcome.error);
    throw new Error('the setting was not saved');
  },
);

/** As many rows as a page of most shops has: fewer, and what stands below jumps when they come. */
const PLACEHOLDERS = 24;

/** Before its first answer a list is fetching: it must never look empty when nobody has asked yet. */
const INITIAL_LIST: Omit<ProductListState, 'path' | 'view'> = {
  items: [],
  leftOut: 0,
  page: 1,
  pages: 1,
  limit: PLACEHOLDERS,
  total: 0,
  fetching: true,
  sort: null,
  variantCheck: {},
  error: null,
  requestId: null,
};

/** A list before anybody has asked for anything: with the first page that its container gave, or waiting for one. */
export function openingList(view: ListView, first: ProductListPage | null, path: string): ProductListState {
  return { ...INITIAL_LIST, ...(first && toReceived(first)), view, path };
}

function toReceived(page: ProductListPage) {
  const { items, leftOut = 0 } = page;
  // Frozen, they are taken over as they are: immer would look for drafts in each of a thousand products.
  return {
    ...page,
    leftOut,
    items: freeze(items),
    limit: items.length || PLACEHOLDERS,
    fetching: false,
    error: null,
    requestId: null,
  };
}

const initialState = (): ListsState => ({ byKey: {}, showNotInStocks: null, saving: false, saves: 0, areKeysOn: readKeysOn() });

/** The product lists of the page; it comes with the first of them. */
export const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    listOpened({ byKey }, { payload: { key, list } }: PayloadAction<{ key: string; list: ProductListState }>) {
      byKey[key] = castDraft(list);
    },
    listClosed(state, { payload: closed }: PayloadAction<string>) {
      state.byKey = Object.fromEntries(Object.entries(state.byKey).filter(([key]) => key !== closed));
    },
    viewChosen({ byKey }, { payload: { key, view } }: PayloadAction<{ key: string; view: ListView }>) {
      const list = byKey[key];
      if (list) list.view = view;
    },
    keysSwitched(state, { payload }: PayloadAction<boolean>) {
      state.areKeysOn = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(settingSavedElsewhere, applySettingOfOtherTab)
      .addCase(pageDataChanged, (state) => {
        // The page says what is saved, but for what is on its way.
        if (!state.saving) state.showNotInStocks = null;
      })
      .addCase(saveInStockOnly.pending, (state, { meta: { arg: inStockOnly } }) => {
        state.saving = true;
        state.showNotInStocks = !inStockOnly;
      })
      .addCase(saveInStockOnly.fulfilled, (state) => {
        state.saving = false;
        state.saves += 1;
      })
      .addCase(saveInStockOnly.rejected, (state, { meta: { arg: inStockOnly } }) => {
        state.saving = false;
        state.showNotInStocks = inStockOnly;
      })
      .addCase(fetchList.pending, ({ byKey }, { meta: { arg, requestId } }) => {
        const list = byKey[arg.key];
        if (list) Object.assign(list, { fetching: true, error: null, requestId, path: arg.path });
      })
      .addCase(fetchList.fulfilled, (state, { payload, meta: { arg, requestId } }) => {
        const list = awaitedList(state, arg.key, requestId);
        if (list) Object.assign(list, toReceived(payload));
      })
      .addCase(fetchList.rejected, (state, { payload, error, meta: { arg, requestId } }) => {
        const reason: ApiError = payload ?? { kind: 'shape', detail: error.message ?? '' };
        const list = awaitedList(state, arg.key, requestId);
        if (list) Object.assign(list, { fetching: false, error: reason, requestId: null });
      });
  },
});

export const { listOpened, listClosed, viewChosen, keysSwitched } = listSlice.actions;

/** The list that waits for this fetch; an answer that is no longer waited for changes nothing. */
function awaitedList({ byKey }: Draft<ListsState>, key: string, requestId: string): Draft<ProductListState> | null {
  const list = byKey[key];
  return list?.requestId === requestId ? list : null;
}

/** A setting saved in another tab: the lists here look the same way and show the same products. */
function applySettingOfOtherTab(
  state: Draft<ListsState>,
  { payload: { key, value } }: ReturnType<typeof settingSavedElsewhere>,
): void {
  if (key === 'showNotInStocks') {
    state.showNotInStocks = value === '1';
    state.saves += 1;
  } else if (key === 'productListView') {
    for (const list of Object.values(state.byKey)) list.view = value;
  }
}
