import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { readPage } from '@/page/readPage';
import { answerRequests } from '@/testing/requests';
import { silentServices } from '@/testing/services';
import { productSchema } from '@/schemas/product';
import { placeOrder, requestOffer } from './cart/calls';
import { selectVariantChosen } from './list/select';
import { selectInStockOnly, selectList, selectSaves } from '../../widgets/product-list/select';
import { fetchList, listOpened, listSlice, openingList } from './list/slice';
import { purchaseSlice, selectPurchase, transferAmount, unitChosen } from './purchase';
import { createStore } from './store';

/** A page with a cart icon alone: no slice of a list or of amounts. */
function openStore() {
  document.body.innerHTML = '<script type="application/json" id="vitrin-page">{"settings":{"showNotInStocks":"1"}}</script>';
  const services = silentServices();
  return createStore(readPage(services.log), services, () => (next) => (action) => next(action));
}
afterEach(() => {
  document.body.innerHTML = '';
});

it('has no slice that no widget has named, and says what holds without it', () => {
  const store = openStore();
  const state = store.getState();
  expect(Object.keys(state).sort()).toEqual(['cart', 'products', 'session']);
  expect(selectPurchase(state, 7)).toEqual({ amount: 1, unitId: null });
  expect(selectList(state, 'a')).toBeUndefined();
  expect(selectSaves(state)).toBe(0);
  expect(selectInStockOnly(state)).toBe(false);
  expect(selectVariantChosen(state, v.parse(productSchema, { id: 7, seo: 'vida', name: 'Vida' }))).toBe(true);
  store.dispatch(transferAmount(7, 8));
  expect(Object.keys(store.getState())).not.toContain('purchase');
});

it('adds the slices of a widget at once, and keeps what stands in those that are there', () => {
  const store = openStore();
  store.addSlices([purchaseSlice]);
  expect(store.getState().purchase).toEqual({});
  store.dispatch(unitChosen({ productId: 7, unitId: 2 }));
  store.addSlices([purchaseSlice, listSlice]);
  expect(selectPurchase(store.getState(), 7)).toEqual({ amount: 1, unitId: 2 });
  store.dispatch(listOpened({ key: 'a', list: openingList('grid', null, '/hirdavat') }));
  expect(selectList(store.getState(), 'a')?.view).toBe('grid');
});

it('shares nothing with the store of another page', () => {
  openStore().addSlices([purchaseSlice, listSlice]);
  expect(Object.keys(openStore().getState()).sort()).toEqual(['cart', 'products', 'session']);
});

it('shows the page of a list that was asked for last, however late the answers come', () => {
  const store = openStore();
  store.addSlices([listSlice]);
  store.dispatch(listOpened({ key: 'a', list: openingList('list', null, '/hirdavat') }));
  const ask = (page: string) => ({ key: 'a', path: '/vida', query: `?page=${page}` });
  const answer = (page: number) => ({ items: [], page, pages: 9, limit: 12, total: 100, sort: null, variantCheck: {} });
  store.dispatch(fetchList.pending('first', ask('2')));
  store.dispatch(fetchList.pending('second', ask('3')));
  store.dispatch(fetchList.fulfilled(answer(2), 'first', ask('2')));
  expect(selectList(store.getState(), 'a')).toMatchObject({ fetching: true, page: 1 });
  store.dispatch(fetchList.fulfilled(answer(3), 'second', ask('3')));
  store.dispatch(fetchList.fulfilled(answer(2), 'first', ask('2')));
  store.dispatch(fetchList.rejected(new Error('late'), 'first', ask('2')));
  expect(selectList(store.getState(), 'a')).toMatchObject({ fetching: false, page: 3, error: null });
});

it('orders a cart that is being ordered only once, whoever asks', { tags: ['D-66'] }, async () => {
  const store = openStore();
  answerRequests(200, '');
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const order = { note: 'Sipariş notu yok', advencePrice: '', target: document };
  await Promise.all([store.dispatch(placeOrder(order)), store.dispatch(placeOrder(order)), store.dispatch(requestOffer(order))]);
  expect(send).toHaveBeenCalledOnce();
});
