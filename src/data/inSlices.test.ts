import { afterEach, expect, it, vi } from 'vitest';
import { readInSlices } from './inSlices';

afterEach(() => {
  vi.useRealTimers();
});

const ENTRIES = [1, 2, 3, 4, 5, 6];

/** Reads entries of which each keeps the page busy for longer than a slice; notes them as they are read. */
function readSlowly() {
  const read: unknown[] = [];
  const ending = new AbortController();
  const take = (entry: unknown) => {
    const until = performance.now() + 10;
    while (performance.now() < until);
    read.push(entry);
    return entry;
  };
  return { read, ending, outcome: readInSlices(ENTRIES, take, ending.signal) };
}

it('lets the page do other things between the slices of what takes long, and keeps the order', async () => {
  const { read, outcome } = readSlowly();
  const readByThen = await new Promise<number>((resolve) => {
    setTimeout(() => {
      resolve(read.length);
    });
  });
  expect(readByThen).toBeLessThan(ENTRIES.length);
  expect(await outcome).toEqual(ENTRIES);
});

it('reads a few without another task', async () => {
  vi.useFakeTimers();
  expect(await readInSlices(ENTRIES, (entry) => entry, new AbortController().signal)).toEqual(ENTRIES);
});

it('reads no further once it is broken off', async () => {
  const { read, ending, outcome } = readSlowly();
  ending.abort();
  await expect(outcome).rejects.toMatchObject({ error: { kind: 'aborted' } });
  expect(read).toEqual([1]);
});
