import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { ApiFailure } from '../apiError';
import { requestClosing, type ClosingContext } from '../closing';
import type { Answer } from '@/page/callAhead';
import type { Call } from '../http';
import { answerWith, CALL, context, itself } from './closingInTest';

describe('its key', { tags: ['D-67'] }, () => {
  const keys: string[] = [];
  let end: Pick<Answer, 'status' | 'text'> | null = null;
  beforeEach(() => {
    keys.length = 0;
    end = null;
    answerWith(({ headers }) => {
      keys.push(headers['Idempotency-Key'] ?? 'none');
      return end;
    });
  });
  /** Makes the call, as often as tabs press it: each has its own context. */
  const make = (change: Partial<ClosingContext> = {}, call: Call = CALL, read: (body: unknown) => unknown = itself) =>
    requestClosing(call, context(change), read).catch(() => null);
  const differ = () => new Set(keys).size === keys.length;

  it.each([
    ['no answer', null],
    ['500', { status: 500, text: '' }],
    ['half an answer', { status: 200, text: '{"orderNo":"S-' }],
  ])('stays, in every tab, while nobody knows its end: %s', async (_, unknownEnd) => {
    end = unknownEnd;
    await make();
    await make();
    end = { status: 200, text: '{}' };
    await make();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['placed', { status: 200, text: '' }],
    ['refused', { status: 422, text: '' }],
    ['refused with 200', { status: 200, text: '{"success":false}' }],
    ['the login has expired', { status: 401, text: '' }],
  ])('goes with its end: %s', async (_, known) => {
    end = known;
    await make();
    await make();
    expect(differ()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is another for another content, body, path or visitor', async () => {
    await make();
    await make({ content: 'four lines' });
    await make({}, { ...CALL, body: { description: 'Not' } });
    for (const description of ['Gizli not', 'Not']) await make({}, { ...CALL, form: { description } });
    await make({}, { ...CALL, url: '/api/catalog/cart/offer' });
    await make({ keys: createIdempotencyKeys('8').cart });
    await make({ keys: createIdempotencyKeys('7').links });
    expect(differ()).toBe(true);
    await make();
    expect(keys.at(-1)).toBe(keys[0]);
  });

  it('stays for an answer that says nothing of use, and for a call that was broken off', async () => {
    end = { status: 200, text: '' };
    await make({}, CALL, () => {
      throw new ApiFailure({ kind: 'shape', detail: 'no link' });
    });
    const stop = new AbortController();
    stop.abort();
    await make({}, { ...CALL, signal: stop.signal });
    await make();
    expect(new Set(keys).size).toBe(1);
  });

  it('is forgotten with the cart that it was for', async () => {
    await make();
    context().keys.clear();
    await make();
    expect(differ()).toBe(true);
  });

  it('tells nothing of cart and note to whoever reads the storage', async () => {
    await make();
    const stored = JSON.stringify(Object.entries(localStorage));
    expect(stored).toContain(keys[0]);
    expect(stored).not.toMatch(/Gizli|lines|catalog/);
  });

  it('lasts as long as the page where storage is closed or full', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(closed);
    const page = context();
    await make(page);
    await make(page);
    expect(new Set(keys).size).toBe(1);
    end = { status: 200, text: '{}' };
    await make(page);
    await make(page);
    expect(new Set(keys).size).toBe(2);
  });

  it.each(['{', '[]', '{"x":"y"}', '{"0123456789abcdef":1}', 'null'])('is made where the storage holds %s', async (text) => {
    await make();
    localStorage.setItem(localStorage.key(0) ?? '', text);
    await make();
    expect(keys.at(-1)).toMatch(/^[0-9a-f]{32}$/);
    await make();
    expect(keys.at(-1)).toBe(keys[1]);
  });

  it.each([
    ['a key that is longer before', (name: string, key: string) => ({ [name]: `f${key}` })],
    ['a key that is longer behind', (name: string, key: string) => ({ [name]: `${key}f` })],
    ['a name that is longer before', (name: string, key: string) => ({ [name]: key, [`f${name}`]: key })],
    ['a name that is longer behind', (name: string, key: string) => ({ [name]: key, [`${name}f`]: key })],
  ])('believes nothing of a storage that holds %s', async (_, spoil) => {
    await make();
    const place = localStorage.key(0) ?? '';
    const [[name, key] = ['', '']] = Object.entries(JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, string>);
    localStorage.setItem(place, JSON.stringify(spoil(name, key)));
    await make();
    expect(keys.at(-1)).toMatch(/^[0-9a-f]{32}$/);
    expect(differ()).toBe(true);
  });

  it('stands where other versions of the script look for it as well', async () => {
    await make();
    await make({ keys: createIdempotencyKeys('7').links });
    expect(Object.keys(localStorage).sort()).toEqual(['vitrin:keys:cart:320cc7efdfdfe572', 'vitrin:keys:links:320cc7efdfdfe572']);
  });

  it('is forgotten in every tab, where one of them learns its end', async () => {
    const [here, elsewhere] = [context(), context()];
    await make(here);
    end = { status: 200, text: '{}' };
    await make(elsewhere);
    end = null;
    await make(here);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is kept of the last 20 calls', async () => {
    for (let n = 0; n <= 20; n += 1) await make({ content: String(n) });
    await make({ content: '1' });
    await make({ content: '0' });
    expect(keys.at(-2)).toBe(keys[1]);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });
});
