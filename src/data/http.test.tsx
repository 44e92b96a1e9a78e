import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { ask } from './http';

/** The headers of the last request. */
let sent: Record<string, string> = {};
/** Where it went, as a browser reads it. */
let address = '';
let isSentWithCookies: unknown;
let patience = 0;
/** The headers of its answer. */
let answered = '';

beforeEach(() => {
  sent = {};
  answered = '';
  document.head.innerHTML = '<meta name="csrf-token" content="gizli">';
  // As much of an XMLHttpRequest as our calls use.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      responseText = '';
      withCredentials = false;
      timeout = 0;
      onloadend: (() => void) | null = null;
      open(_: string, url: string) {
        sent = {};
        address = new URL(url, document.baseURI).href;
      }
      setRequestHeader(name: string, value: string) {
        sent[name] = value;
      }
      getAllResponseHeaders() {
        return answered;
      }
      send() {
        isSentWithCookies = this.withCredentials;
        patience = this.timeout;
        queueMicrotask(() => {
          this.onloadend?.();
        });
      }
    },
  );
});

describe('the headers of a call', () => {
  it('carry the marker to the shop, and with a write the token of that moment', { tags: ['S1-7.19', 'D-7'] }, async () => {
    await ask({ method: 'GET', url: '/api/catalog/cart' });
    expect(sent).toEqual({ Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
    document.head.innerHTML = '<meta name="csrf-token" content="yeni">';
    await ask({ method: 'DELETE', url: `${location.origin}/api/catalog/cart` });
    expect(sent).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'yeni' });
  });

  it('carry no token where the page has none, and a key only where there is one', { tags: ['D-67'] }, async () => {
    document.head.innerHTML = '';
    await ask({ method: 'POST', url: '/api/catalog/cart' });
    expect(Object.keys(sent)).not.toContain('X-CSRF-Token');
    expect(Object.keys(sent)).not.toContain('Idempotency-Key');
    await ask({ method: 'POST', url: '/api/catalog/cart', idempotencyKey: 'a' });
    expect(sent).toMatchObject({ 'Idempotency-Key': 'a' });
  });

  it('go to the origin of the page, whatever its base says: the token never leaves', { tags: ['D-7'] }, async () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.test/">');
    await ask({ method: 'POST', url: '/api/catalog/settings?a=%20b', body: { key: 'locale', value: 'en' } });
    expect(address).toBe(`${location.origin}/api/catalog/settings?a=%20b`);
    expect(sent).toMatchObject({ 'X-CSRF-Token': 'gizli' });
    // A path of the shop as well: a page may stand at "//elsewhere.test/fren".
    await ask({ method: 'POST', url: '//elsewhere.test/fren' });
    expect(address).toBe(`${location.origin}//elsewhere.test/fren`);
  });

  it.each(['https://elsewhere.test/api', 'http://shop.test:8080/api'])(
    'carry neither to %s',
    { tags: ['S1-7.20', 'D-7'] },
    async (url) => {
      await ask({ method: 'POST', url, body: { key: 'locale', value: 'en' } });
      expect(Object.keys(sent).sort()).toEqual(['Accept', 'Content-Type']);
      expect(isSentWithCookies).toBe(false);
    },
  );

  it('name the kind of a body, and leave that of a form to the browser', async () => {
    await ask({ method: 'PATCH', url: '/api/catalog/cart/1', body: { quantity: 2 } });
    expect(sent['Content-Type']).toBe('application/json');
    await ask({ method: 'POST', url: '/api/catalog/cart', form: {} });
    expect(sent).not.toHaveProperty('Content-Type');
  });
});

describe('an answer', () => {
  it.each([102, 300, 304, 400, 503])('of status %i is none that was asked for', async (status) => {
    answerRequests(status, '');
    const error = { kind: 'http', status, message: null };
    await expect(ask({ method: 'GET', url: '/api/catalog/cart' })).rejects.toMatchObject({ error });
    expect(await ask({ method: 'GET', url: '/api/catalog/cart', anyStatus: true })).toMatchObject({ status });
  });

  it.each([200, 299])('of status %i is one', async (status) => {
    answerRequests(status, 'tamam');
    expect(await ask({ method: 'GET', url: '/api/catalog/cart' })).toMatchObject({ text: 'tamam' });
  });

  it.each([
    ['of the login page, after a redirect,', 200, ' \n<!doctype html><title>Giriş</title>', '/account/login?from=cart', 401],
    ['of the login page, which takes no PATCH that is redirected,', 405, '', '/account/login', 401],
    ['of the login page, as ASP.NET writes its path,', 200, '<!doctype html>', '/Account/Login?ReturnUrl=%2Fsepet', 401],
    ['of the login page, at whose path the server puts a slash,', 200, '<!doctype html>', '/account/login/?next=/sepet', 401],
    ['of another page', 200, '<!doctype html>', '/siparis/tamam', 200],
    ['of the login page that could not be made', 500, '<!doctype html>', '/account/login', 500],
  ])('%s of status %i counts so whatever is asked for', async (_, status, text, at, counted) => {
    answerRequests(status, text, at);
    expect(await ask({ method: 'GET', url: '/ara', anyStatus: true })).toMatchObject({ status: counted });
  });

  it('says how long to wait before the next call, where the shop does', async () => {
    answered = 'Retry-After: 7\r\n';
    expect((await ask({ method: 'GET', url: '/ara' })).retryAfter).toBe('7');
    answered = '';
    expect((await ask({ method: 'GET', url: '/ara' })).retryAfter).toBeNull();
  });

  it('is waited for 20 s, where nothing else is said', async () => {
    await ask({ method: 'GET', url: '/api/catalog/cart' });
    expect(patience).toBe(20_000);
    await ask({ method: 'GET', url: '/api/catalog/cart', timeout: 5 });
    expect(patience).toBe(5);
  });
});
