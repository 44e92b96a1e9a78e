import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { ApiFailure } from './apiError';
import { judgeClosing, requestClosing, type ClosingContext } from './closing';
import type { Answer } from '@/page/callAhead';
import type { Call } from './http';

const LOGIN = '/account/login';
const HTML = '<!doctype html><title>Giriş</title>';
const answer = (status: number, text = '', path = '/api/catalog/cart'): Answer => ({
  status,
  text,
  url: location.origin + path,
  retryAfter: null,
});
const UNREADABLE = 'the answer is neither empty nor JSON';
const words = (type: string) => JSON.stringify({ error: { messages: { type } } });

describe('a closing call', { tags: ['D-66'] }, () => {
  it.each([
    ['an empty answer', answer(200), undefined],
    ['one without content', answer(204, ' \n'), undefined],
    ['any JSON', answer(201, '{"orderNo":"S-7"}'), { orderNo: 'S-7' }],
    ['a success', answer(200, '{"success":true}'), { success: true }],
    ['null', answer(200, 'null'), null],
  ])('was placed: %s', (_, end, body) => {
    expect(judgeClosing(end, LOGIN)).toEqual({ outcome: 'placed', body });
  });

  it.each([
    ['success: false', answer(200, '{"success":false}'), { kind: 'refused', message: null }],
    [
      'success: "0" with words',
      answer(200, '{"success":"0","message":"Limit doldu"}'),
      { kind: 'refused', message: 'Limit doldu' },
    ],
    ['success: false of status 422', answer(422, '{"success":false}'), { kind: 'refused', message: null }],
    ['an error text', answer(200, words('Kapalı')), { kind: 'refused', message: 'Kapalı' }],
    ['an error text of status 500', answer(500, words('Kapalı')), { kind: 'http', status: 500, message: 'Kapalı' }],
    ['an error text of status 408', answer(408, words('Kapalı')), { kind: 'http', status: 408, message: 'Kapalı' }],
    ['400', answer(400), { kind: 'http', status: 400, message: null }],
    ['404', answer(404, HTML), { kind: 'http', status: 404, message: null }],
    ['409', answer(409), { kind: 'http', status: 409, message: null }],
    ['401', answer(401, words('Oturum')), { kind: 'http', status: 401, message: 'Oturum' }],
    ['401 with success: false', answer(401, '{"success":false}'), { kind: 'http', status: 401, message: null }],
    [
      'the login page after a redirect',
      answer(200, ` \n${HTML}`, `${LOGIN}?from=cart`),
      { kind: 'http', status: 401, message: null },
    ],
    ['what we broke off', { kind: 'aborted' } as const, { kind: 'aborted' }],
  ])('was refused for certain: %s', (_, end, error) => {
    expect(judgeClosing(end, LOGIN)).toEqual({ outcome: 'refused', error });
  });

  it.each([
    ['no answer', { kind: 'network' } as const, 'network'],
    ['a time-out', { kind: 'timeout' } as const, 'timeout'],
    ['408', answer(408), 'HTTP 408'],
    ['500 without an error text', answer(500, '{"success":false}'), 'HTTP 500'],
    ['503', answer(503, HTML), 'HTTP 503'],
    ['a status that is no success yet', answer(102), 'HTTP 102'],
    ['a status that is none any more', answer(300), 'HTTP 300'],
    ['a page', answer(200, HTML, '/siparis/tamam'), UNREADABLE],
    ['a page from nobody knows where', { ...answer(200, HTML), url: '' }, UNREADABLE],
    ['half an answer', answer(200, '{"orderNo":"S-'), UNREADABLE],
    ['a word', answer(200, 'OK'), UNREADABLE],
  ])('has an end that nobody knows: %s', (_, end, detail) => {
    expect(judgeClosing(end, LOGIN)).toEqual({ outcome: 'unknown', error: { kind: 'unconfirmed', detail } });
  });
});

/** As much of an XMLHttpRequest as our calls use, which the given server answers: with a status and a text, or not at all. */
function answerWith(
  server: (sent: { headers: Record<string, string>; timeout: number }) => Pick<Answer, 'status' | 'text'> | null,
) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      timeout = 0;
      responseText = '';
      responseURL = location.origin + LOGIN;
      readonly headers: Record<string, string> = {};
      onloadend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      open() {
        /* Whatever is asked. */
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      getAllResponseHeaders() {
        return '';
      }
      send() {
        const answered = server(this);
        if (answered) Object.assign(this, { status: answered.status, responseText: answered.text });
        queueMicrotask(() => {
          (answered ? this.onloadend : this.onerror)?.();
        });
      }
    },
  );
}

const CALL = { method: 'POST', url: '/api/catalog/cart', body: { description: 'Gizli not' } } as const;
const context = (change: Partial<ClosingContext> = {}): ClosingContext => ({
  login: LOGIN,
  keys: createIdempotencyKeys('7').cart,
  content: 'three lines',
  ...change,
});
const itself = (body: unknown) => body;

describe('making one', { tags: ['D-66'] }, () => {
  it('waits 60 s, and leads to the login where it was redirected there', async () => {
    const waits: number[] = [];
    answerWith(({ timeout }) => {
      waits.push(timeout);
      return { status: 200, text: HTML };
    });
    await expect(requestClosing(CALL, context(), itself)).rejects.toMatchObject({ error: { kind: 'http', status: 401 } });
    expect(waits).toEqual([60_000]);
  });

  it('hides no fault of ours', async () => {
    const fault = new Error('a fault of ours');
    answerWith(() => {
      throw fault;
    });
    await expect(requestClosing(CALL, context(), itself)).rejects.toBe(fault);
  });
});

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
    for (const note of ['Gizli not', 'Not']) {
      const body = new FormData();
      body.set('description', note);
      await make({}, { ...CALL, body });
    }
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
