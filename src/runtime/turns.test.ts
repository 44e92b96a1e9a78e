import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Notes whose turn it was. */
function queue() {
  const turns = createTurns();
  const order: string[] = [];
  const come = (name: string, isFirst = false) => {
    void turns.wait(isFirst).then(() => order.push(name));
  };
  return { turns, order, come };
}

it('come in order, but first those who go first', async () => {
  const { order, come } = queue();
  come('header');
  come('search');
  come('list', true);
  await vi.runAllTimersAsync();
  expect(order).toEqual(['list', 'header', 'search']);
});

it('are kept for who goes first and is on its way', async () => {
  const { turns, order, come } = queue();
  const arrived = turns.expect();
  come('header');
  await vi.advanceTimersByTimeAsync(50);
  come('list', true);
  await vi.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['list']);
  arrived();
  await vi.runAllTimersAsync();
  expect(order).toEqual(['list', 'header']);
});

it('come in the end where who goes first does not', async () => {
  const { turns, order, come } = queue();
  turns.expect();
  come('header');
  await vi.runAllTimersAsync();
  expect(order).toEqual(['header']);
});
