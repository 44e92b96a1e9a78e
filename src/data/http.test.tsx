import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './http';

/** The headers of the last request. */
let sent: Record<string, string> = {};
/** Where it went, as a browser reads it. */
let address = '';
let isSentWithCookies: unknown;

beforeEach(() => {
  sent = {};
  document.head.innerHTML = '<meta name="csrf-token" content="gizli">';
  // As much of an XMLHttpRequest as our calls use.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      responseText = '';
      withCredentials = false;
      onloadend: (() => void) | null = null;
      open(_: string, url: string) {
        sent = {};
        address = new URL(url, document.baseURI).href;
      }
      setRequestHeader(name: string, value: string) {
        sent[name] = value;
      }
      getAllResponseHeaders() {
        return '';
      }
      send() {
        isSentWithCookies = this.withCredentials;
        queueMicrotask(() => {
          this.onloadend?.();
        });
      }
    },
  );
});

describe('the headers of a call', () => {
  it('carry the marker to the shop, and with a write the token of that moment', { tags: ['S1-7.19', 'D-7'] }, async () => {
    await request({ method: 'GET', url: '/api/catalog/cart' });
    expect(sent).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
    expect(sent).not.toHaveProperty('X-CSRF-Token');
    document.head.innerHTML = '<meta name="csrf-token" content="yeni">';
    await request({ method: 'DELETE', url: `${location.origin}/api/catalog/cart` });
    expect(sent).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'yeni' });
  });

  it('go to the origin of the page, whatever its base says: the token never leaves', { tags: ['D-7'] }, async () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.test/">');
    await request({ method: 'POST', url: '/api/catalog/settings?a=%20b', body: { key: 'locale', value: 'en' } });
    expect(address).toBe(`${location.origin}/api/catalog/settings?a=%20b`);
    expect(sent).toMatchObject({ 'X-CSRF-Token': 'gizli' });
  });

  it.each(['https://elsewhere.test/api', '//elsewhere.test/api', 'http://shop.test:8080/api'])(
    'carry neither to %s',
    { tags: ['S1-7.20', 'D-7'] },
    async (url) => {
      await request({ method: 'POST', url, body: { key: 'locale', value: 'en' } });
      expect(Object.keys(sent).sort()).toEqual(['Accept', 'Content-Type']);
      expect(isSentWithCookies).toBe(false);
    },
  );

  it('name the kind of a body, and leave that of a form to the browser', async () => {
    await request({ method: 'PATCH', url: '/api/catalog/cart/1', body: { quantity: 2 } });
    expect(sent['Content-Type']).toBe('application/json');
    await request({ method: 'POST', url: '/api/catalog/cart', body: new FormData() });
    expect(sent).not.toHaveProperty('Content-Type');
  });
});
