import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { postSetting } from '../session/savedSetting';
import { silentServices } from '@/testing/services';
import { createQueue } from '../cart/queue';
import { fetchProducts } from './api';
import { fetchList, listOpened, listSlice, openingList, saveInStockOnly } from './slice';

vi.mock('../session/savedSetting');
vi.mock('./api');

beforeEach(() => {
  vi.useFakeTimers();
});
const services = silentServices();

const createStore = () =>
  configureStore({
    reducer: { list: listSlice.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { queues: { cart: createQueue(services.ending), settings: createQueue(services.ending) }, services },
        },
      }),
  });

/** Turns the toggle on in a shop that saves it after so many milliseconds. Answers whether it is still being saved. */
function turnOn(answersAfter: number): () => boolean {
  vi.mocked(postSetting).mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, answersAfter);
      }),
  );
  const store = createStore();
  void store.dispatch(saveInStockOnly(true));
  return () => store.getState().list.saving;
}

it.each([
  [20, 1000],
  [1800, 1800],
])(
  'the in-stock toggle that is saved after %d ms shows so for %d ms',
  { tags: ['S1-4.25', 'S1-9.18'] },
  async (answersAfter, shownFor) => {
    const isSaving = turnOn(answersAfter);
    await vi.advanceTimersByTimeAsync(shownFor - 1);
    expect(isSaving()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isSaving()).toBe(false);
  },
);

it('a list shows the answer that it waits for, also where an older one comes after it', { tags: ['D-33'] }, async () => {
  vi.mocked(fetchProducts).mockImplementation(
    (_, query) =>
      new Promise((resolve) => {
        const page = { items: [], total: query === '?page=1' ? 11 : 22, page: 1, pages: 1, sort: null, variantCheck: {} };
        setTimeout(resolve, query === '?page=1' ? 500 : 100, page);
      }),
  );
  const store = createStore();
  store.dispatch(listOpened({ key: 'one', list: openingList('list', null, '/vida') }));
  void store.dispatch(fetchList({ key: 'one', path: '/vida', query: '?page=1' }));
  void store.dispatch(fetchList({ key: 'one', path: '/vida', query: '?page=2' }));
  await vi.advanceTimersByTimeAsync(200);
  expect(store.getState().list.byKey.one).toMatchObject({ total: 22, fetching: false });
  await vi.advanceTimersByTimeAsync(500);
  expect(store.getState().list.byKey.one).toMatchObject({ total: 22, fetching: false });
});
