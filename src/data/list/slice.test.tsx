import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postSetting } from '../session/savedSetting';
import { silentServices } from '@/testing/services';
import { createQueue } from '../cart/queue';
import { listSlice, saveInStockOnly } from './slice';

vi.mock('../session/savedSetting');
vi.mock('./api');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const services = silentServices();

/** Turns the toggle on in a shop that saves it after so many milliseconds. Answers whether it is still being saved. */
function turnOn(answersAfter: number): () => boolean {
  vi.mocked(postSetting).mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, answersAfter);
      }),
  );
  const store = configureStore({
    reducer: { list: listSlice.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { queues: { cart: createQueue(services.ending), settings: createQueue(services.ending) }, services },
        },
      }),
  });
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
