import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ApiError } from '@/api/error';
import type { SavedSetting } from '@/api/settings';
import type { Product } from '@/domain/product';
import type { ProductListPage } from '@/wire/productList';
import { settingHeard } from '../settings';
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

/** A list before anybody has asked for anything: with the first page that its container gave, or waiting for one. */
export function openingList(view: ListView, first: ProductListPage | null): ProductListState {
  return { ...(first ? received(blank, first) : opening), view };
}

export const listOpened = createAction<{ key: string; list: ProductListState }>('list/opened');
export const listClosed = createAction<string>('list/closed');
export const viewChosen = createAction<{ key: string; view: ListView }>('list/viewChosen');

export default function lists(state: ListsState = initialState, action: UnknownAction): ListsState {
  if (listOpened.match(action)) {
    return withList(state, action.payload.key, action.payload.list);
  }
  if (listClosed.match(action)) {
    const others = Object.entries(state.byKey).filter(([key]) => key !== action.payload);
    return { ...state, byKey: Object.fromEntries(others) };
  }
  if (viewChosen.match(action)) {
    const { key, view } = action.payload;
    return changeList(state, key, (list) => ({ ...list, view }));
  }
  if (settingHeard.match(action)) return heard(state, action.payload);
  if (saveInStockOnly.pending.match(action)) return { ...state, saving: true, showNotInStocks: !action.meta.arg };
  if (saveInStockOnly.fulfilled.match(action)) return { ...state, saving: false, saves: state.saves + 1 };
  if (saveInStockOnly.rejected.match(action)) return { ...state, saving: false, showNotInStocks: action.meta.arg };
  return fetched(state, action);
}

/** A setting saved in another tab: the lists here look the same way and show the same products. */
function heard(state: ListsState, setting: SavedSetting): ListsState {
  if (setting.key === 'showNotInStocks') return { ...state, showNotInStocks: setting.value === '1', saves: state.saves + 1 };
  if (setting.key !== 'productListView') return state;
  const { value: view } = setting;
  return { ...state, byKey: Object.fromEntries(Object.entries(state.byKey).map(([key, list]) => [key, { ...list, view }])) };
}

/** What a fetch does to its list; an answer that is no longer waited for does nothing. */
function fetched(state: ListsState, action: UnknownAction): ListsState {
  if (fetchList.pending.match(action)) {
    const { arg, requestId } = action.meta;
    return changeList(state, arg.key, (list) => ({ ...list, fetching: true, error: null, requestId }));
  }
  if (fetchList.fulfilled.match(action)) {
    const { meta, payload } = action;
    return changeList(state, meta.arg.key, (list) => (list.requestId === meta.requestId ? received(list, payload) : list));
  }
  if (fetchList.rejected.match(action)) {
    const { meta, payload, error } = action;
    const reason: ApiError = payload ?? { kind: 'shape', detail: error.message ?? '' };
    return changeList(state, meta.arg.key, (list) =>
      list.requestId === meta.requestId ? { ...list, fetching: false, error: reason, requestId: null } : list);
  }
  return state;
}

function withList(state: ListsState, key: string, list: ProductListState): ListsState {
  return { ...state, byKey: { ...state.byKey, [key]: list } };
}

function changeList(state: ListsState, key: string, change: (list: ProductListState) => ProductListState): ListsState {
  const list = state.byKey[key];
  return list ? withList(state, key, change(list)) : state;
}
