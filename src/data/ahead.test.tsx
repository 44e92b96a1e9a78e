import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAhead } from '@/page/callAhead';
import { shopAddress } from '@/page/address';
import { ask } from './http';

const PATH = '/hirdavat?page=2';
const GET = { method: 'GET', url: PATH } as const;

/** As much of an XMLHttpRequest as calls use; the test answers it. */
class Asked {
  status = 0;
  responseText = '';
  responseURL = shopAddress(PATH);
  timeout = 0;
  isBrokenOff = false;
  onloadend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  method = '';
  open(method: string) {
    this.method = method;
  }
  setRequestHeader() {
    /* However. */
  }
  getAllResponseHeaders() {
    return '';
  }
  getResponseHeader() {
    return '7';
  }
  send() {
    asked.push(this);
  }
  abort() {
    this.isBrokenOff = true;
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onloadend?.();
  }
}

const asked: Asked[] = [];
const methods = () => asked.map(({ method }) => method);
let ending = new AbortController();
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('XMLHttpRequest', Asked);
  ending = new AbortController();
  callAhead(shopAddress(PATH), ending.signal);
  return () => {
    ending.abort();
  };
});
/** Waits until so many calls have been made. */
const made = (count: number) => vi.waitUntil(() => asked.length === count, { timeout: 30_000, interval: 1 });

describe('a call that was made ahead', () => {
  it('is the one of whoever asks first; the next makes its own', async () => {
    const first = ask(GET);
    asked[0]?.answer(200, 'liste');
    expect(await first).toEqual({ status: 200, text: 'liste', url: shopAddress(PATH), retryAfter: '7' });
    expect(asked.map(({ isBrokenOff }) => isBrokenOff)).toEqual([false]);
    const second = ask(GET);
    await made(2);
    asked[1]?.answer(200, 'yeni liste');
    expect(await second).toMatchObject({ text: 'yeni liste' });
  });

  it('is none for another address', async () => {
    void ask({ ...GET, url: '/hirdavat' });
    await made(2);
    void ask(GET);
    expect(asked).toHaveLength(2);
  });

  it('is broken off by a write, after which it may be out of date', async () => {
    void ask({ ...GET, method: 'POST' });
    await made(2);
    expect(asked[0]?.isBrokenOff).toBe(true);
    void ask(GET);
    await made(3);
    expect(methods()).toEqual(['GET', 'POST', 'GET']);
  });

  it.each([
    [
      'a refusal',
      (call: Asked) => call.answer(403, '{"messages":{"type":"Yetkiniz yok."}}'),
      { kind: 'http', status: 403, message: 'Yetkiniz yok.' },
    ],
    ['nothing', (call: Asked) => call.answer(0, ''), { kind: 'network' }],
    ['a time-out', (call: Asked) => call.ontimeout?.(), { kind: 'timeout' }],
  ])('ends with %s as any other', async (_, end, error) => {
    const call = ask(GET);
    asked.forEach(end);
    await expect(call).rejects.toMatchObject({ error });
  });

  it('is broken off by whoever has taken it over, before or after', async () => {
    const stop = new AbortController();
    const call = ask({ ...GET, signal: stop.signal });
    expect(asked[0]?.isBrokenOff).toBe(false);
    stop.abort();
    expect(asked[0]?.isBrokenOff).toBe(true);
    await expect(call).rejects.toMatchObject({ error: { kind: 'aborted' } });

    callAhead(shopAddress(PATH), ending.signal);
    await expect(ask({ ...GET, signal: stop.signal })).rejects.toMatchObject({ error: { kind: 'aborted' } });
    expect(asked.map(({ isBrokenOff }) => isBrokenOff)).toEqual([true, true]);
  });

  it('is left alone once it has its answer', async () => {
    const stop = new AbortController();
    const call = ask({ ...GET, signal: stop.signal });
    asked[0]?.answer(200, 'liste');
    expect(await call).toMatchObject({ text: 'liste' });
    stop.abort();
    expect(asked[0]?.isBrokenOff).toBe(false);
  });
});
