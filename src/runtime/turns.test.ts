import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns';

beforeEach(() => {
  vi.useFakeTimers();
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

describe('who asks for code', () => {
  const asking = () => {
    const turns = createTurns();
    const asked: string[] = [];
    const begin = (name: string, isFirst: boolean) => turns.begin(isFirst, () => asked.push(name));
    return { turns, asked, begin };
  };

  it('does so at once where nobody who goes first is on its way', () => {
    const { asked, begin } = asking();
    begin('list', true);
    begin('header', false);
    expect(asked).toEqual(['list', 'header']);
  });

  it('leaves the line to those who go first, and these ask in a task of their own each', () => {
    const { turns, asked, begin } = asking();
    const arrived = turns.expect();
    begin('header', false);
    begin('list', true);
    begin('price', true);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['list', 'price']);
    arrived();
    expect(asked).toEqual(['list', 'price', 'header']);
    vi.runAllTimers();
    expect(asked).toHaveLength(3);
  });

  it('waits two seconds at the most, and not at all once it is called off', () => {
    const { turns, asked, begin } = asking();
    turns.expect();
    begin('header', false);
    const disarm = begin('search', false);
    disarm();
    vi.advanceTimersByTime(1999);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['header']);
  });
});
