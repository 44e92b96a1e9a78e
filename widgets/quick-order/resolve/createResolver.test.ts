import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/data/apiError';
import { productSchema } from '@/schemas/product';
import { createResolver, type Search } from './createResolver';
import { Paused } from './limiter';

const product = (code: string) => v.parse(productSchema, { id: code, name: code, code });

/** A shop whose answers the test gives one by one, in the order of the questions. */
function shopInTest() {
  const asked: string[] = [];
  const open: Array<{
    words: string;
    answer: (codes: readonly string[]) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }> = [];
  const search: Search = (words, signal) => {
    asked.push(words);
    return new Promise((resolve, reject) => {
      open.push({ words, signal, fail: reject, answer: (codes) => resolve(codes.map(product)) });
    });
  };
  return { asked, open, search };
}

const none = () => new AbortController().signal;
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('resolving codes', () => {
  let ending: AbortController;
  beforeEach(() => {
    vi.useFakeTimers();
    ending = new AbortController();
  });
  afterEach(() => {
    ending.abort();
    vi.useRealTimers();
  });

  const start = () => {
    const shop = shopInTest();
    const onPause = vi.fn<(isPaused: boolean) => void>();
    return { ...shop, onPause, ...createResolver(shop.search, ending.signal, onPause) };
  };

  it('asks once for a code that the shop knows, however it is spelt', async () => {
    const { asked, open, resolve } = start();
    const answer = resolve('hrd-12', none());
    open[0]?.answer(['HRD-12', 'HRD-120']);
    expect(await answer).toMatchObject({ kind: 'found', match: { product: { code: 'HRD-12' } } });
    expect(asked).toEqual(['hrd-12']);
  });

  it('takes a product for one that the shop names twice, as a search in the units of products may', async () => {
    const { open, resolve } = start();
    const answer = resolve('HRD-12', none());
    open[0]?.answer(['HRD-12', 'HRD-12']);
    expect(await answer).toMatchObject({ kind: 'found', match: { product: { code: 'HRD-12' } } });
  });

  it('asks a second time without spaces and hyphens, and offers what came near', async () => {
    const { asked, open, resolve } = start();
    const answer = resolve('HRD 1-2', none());
    open[0]?.answer(['NEAR-1']);
    await settle();
    open[1]?.answer(['NEAR-2', 'NEAR-1']);
    expect(await answer).toMatchObject({ kind: 'none', near: [{ code: 'NEAR-1' }, { code: 'NEAR-2' }] });
    expect(asked).toEqual(['HRD 1-2', 'HRD12']);
  });

  it('does not ask twice where there is nothing to leave out', async () => {
    const { asked, open, resolve } = start();
    const answer = resolve('HRD12', none());
    open[0]?.answer([]);
    expect(await answer).toEqual({ kind: 'none', near: [] });
    expect(asked).toHaveLength(1);
  });

  it('leaves the choice where several are that code', async () => {
    const { open, resolve } = start();
    const answer = resolve('A1', none());
    open[0]?.answer(['A-1', 'A 1']);
    expect(await answer).toMatchObject({
      kind: 'several',
      matches: [{ product: { code: 'A-1' } }, { product: { code: 'A 1' } }],
    });
  });

  it('has four calls under way, and remembers what it has learnt', async () => {
    const { asked, open, resolve } = start();
    const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'A', 'a'];
    const answers = codes.map((code) => resolve(code, none()));
    expect(asked).toEqual(['A', 'B', 'C', 'D']);
    open[0]?.answer(['A']);
    await settle();
    expect(asked).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(await answers[6]).toBe(await answers[0]);
    expect(await resolve('A', none())).toBe(await answers[7]);
    expect(asked.filter((code) => code === 'A')).toHaveLength(1);
  });

  it('forgets a failure, so that it can be tried again', async () => {
    const { asked, open, resolve } = start();
    const failed = resolve('A', none());
    open[0]?.fail(new ApiFailure({ kind: 'network' }));
    await expect(failed).rejects.toThrow('network');
    const answer = resolve('A', none());
    open[1]?.answer(['A']);
    expect(await answer).toMatchObject({ kind: 'found' });
    expect(asked).toEqual(['A', 'A']);
  });

  it('breaks off what no row wants any more, and never makes a call that waits', async () => {
    const { asked, open, resolve } = start();
    const first = new AbortController();
    const second = new AbortController();
    const answers = [resolve('A', first.signal), resolve('A', second.signal)];
    for (const code of ['B', 'C', 'D']) resolve(code, none()).catch(() => undefined);
    const waiting = new AbortController();
    const late = resolve('E', waiting.signal);
    waiting.abort();
    await expect(late).rejects.toThrow('aborted');
    first.abort();
    expect(open[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(open[0]?.signal.aborted).toBe(true);
    open[0]?.fail(new ApiFailure({ kind: 'aborted' }));
    await Promise.allSettled(answers);
    expect(asked).toEqual(['A', 'B', 'C', 'D']);
    // Wanted again, it is asked anew.
    void resolve('A', none());
    expect(asked.at(-1)).toBe('A');
  });

  it('lets all wait for as long as the shop asks, and goes on with the one that it refused', async () => {
    const { asked, open, resolve, onPause } = start();
    const answers = ['A', 'B', 'C', 'D', 'E'].map((code) => resolve(code, none()));
    open[1]?.fail(new Paused(3000));
    await settle();
    open[0]?.answer(['A']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toEqual(['A', 'B', 'C', 'D']);
    expect(onPause.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['A', 'B', 'C', 'D', 'B', 'E']);
    expect(onPause).toHaveBeenLastCalledWith(false);
    open[4]?.answer(['B']);
    expect(await answers[1]).toMatchObject({ kind: 'found' });
  });
});
