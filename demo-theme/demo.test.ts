import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from './server';
import type { DemoServer } from './server';
import { scriptJson } from './frame/pageFrame';

let folder: string;
let demo: DemoServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await mkdir(join(folder, 'dist', 'chunks'), { recursive: true });
  await writeFile(join(folder, 'secret.js'), 'not for the web');
  await writeFile(join(folder, 'dist', 'vitrin.js'), 'export {}');
  await writeFile(join(folder, 'dist', 'chunks', 'shell-abc.js'), 'export {}');
  demo = await startDemoServer({ dist: join(folder, 'dist') });
});

afterAll(async () => {
  await demo.close();
  await rm(folder, { recursive: true });
});

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'self'; form-action 'self'; require-trusted-types-for 'script'; frame-ancestors 'none'";

/** A request of the session of that name. */
function ask(session: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'demo-session': session, ...Object.fromEntries(new Headers(init.headers)) };
  return fetch(demo.url + path, { redirect: 'manual', ...init, headers });
}

async function html(session: string, path: string): Promise<string> {
  return (await ask(session, path)).text();
}

function post(session: string, path: string, fields: Record<string, string>): Promise<Response> {
  return ask(session, path, { method: 'POST', body: new URLSearchParams(fields) });
}

function productPath(session: string, where: (product: { name: string }) => boolean = () => true): string {
  const product = demo.shopOf(session).catalogue.all.find(where);
  return product ? `/${product.seo}-p-${product.id}` : '';
}

describe('pages', () => {
  it.each([
    ['/', 200, 'Öne çıkan ürünler'],
    ['/hirdavat', 200, 'Hırdavat'],
    ['/elektrik/kablo', 200, 'Kablo'],
    ['/search?q=pense', 200, '“pense” için arama sonuçları'],
    ['/search?brand=KRH', 200, 'Karahisar ürünleri'],
    ['/sepet', 200, 'Sepetinizde henüz ürün yok'],
    ['/account/login', 200, 'Hesap bilgileri'],
    ['/yonetim/sepetler', 200, 'Bu sayfa yöneticiler içindir.'],
    ['/olmayan', 404, 'Aradığınız sayfa bulunamadı'],
    ['/olmayan-urun-p-999999', 404, 'Aradığınız sayfa bulunamadı'],
    ['/%E0%A4%A-p-%E0%A4%A', 404, 'Aradığınız sayfa bulunamadı'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await ask('pages', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe(CSP);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain(text);
  });

  it('shows a product by its id and by its special code', async () => {
    const product = demo.shopOf('product').catalogue.all.find(({ ozelkod2 }) => ozelkod2 !== '');
    const byId = await html('product', `/${product?.seo}-p-${product?.id}`);
    const byCode = await html('product', `/${product?.seo}-p-${product?.ozelkod2}`);
    for (const page of [byId, byCode]) expect(detailOf(page)).toMatchObject({ product: { id: product?.id } });
  });

  it('escapes what the catalogue and the address contain', async () => {
    const product = await html('escape', productPath('escape', ({ name }) => name.includes('<')));
    expect(product).toContain('&lt;Takım&gt;');
    expect(product).not.toContain('<Takım>');
    const search = await html('escape', '/search?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(search).not.toContain('<script>alert');
  });

  it('prints JSON that nothing in it can end', async () => {
    expect(scriptJson({ name: '</script><!--' })).not.toContain('<');
    const page = await html('json', productPath('json', ({ name }) => name.includes('<')));
    const { name } = demo.shopOf('json').catalogue.all.find((product) => product.name.includes('<')) ?? {};
    expect(detailOf(page)).toMatchObject({ product: { name } });
    expect(JSON.parse(/<script type="application\/json" id="vitrin-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '')).toMatchObject({ locale: 'tr' });
  });

  it('keeps prices and stock from a visitor', async () => {
    await post('visitor', '/account/login', { as: 'visitor' });
    const page = await html('visitor', productPath('visitor'));
    expect(page).toContain('"salePrice":null');
    expect(page).toContain('"quantity":null');
    expect(page).not.toContain('+ KDV');
    expect(await html('visitor', '/sepet')).toContain('giriş yapın');
  });
});

/** What a product page gives its detail widget. */
function detailOf(page: string): unknown {
  return JSON.parse(/data-widget="product-detail">\s*<script type="application\/json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null');
}

describe('sessions', () => {
  it('gives a new browser a session and knows it again', async () => {
    const first = await fetch(`${demo.url}/`);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^demo=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await fetch(`${demo.url}/`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(tokenOf(await again.text())).toBe(tokenOf(await first.text()));
  });

  it('can be named in the address', async () => {
    const page = await fetch(`${demo.url}/?demo-session=named`);
    expect(page.headers.get('set-cookie')).toContain('demo=named;');
    expect(tokenOf(await page.text())).toBe(demo.shopOf('named').csrfToken);
  });
});

function tokenOf(page: string): string | undefined {
  return /<meta name="csrf-token" content="([^"]+)">/.exec(page)?.[1];
}

describe('the scenario bar', () => {
  it('changes what it is told, and returns', async () => {
    const answer = await post('bar', '/demo/scenario', {
      back: '/hirdavat?page=2',
      as: 'administrator',
      speed: 'slow',
      productsWithKdv: '1',
      stockInfoStatus: '15',
      riskLimit: '1',
      overdueBalance: '12000',
      'fault.cart.add': '500',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/hirdavat?page=2');
    expect(demo.shopOf('bar').scenario).toEqual({
      as: 'administrator',
      speed: 'slow',
      payment: 'success',
      riskLimit: 1,
      overdueBalance: 12000,
      offers: 12,
      orders: 24,
      settings: { productsWithKdv: '1', stockInfoStatus: '15' },
      faults: { 'cart.add': '500' },
    });
    const page = await html('bar', '/');
    expect(page).toContain('Demo: Yönetici · yavaş · 1 hatalı çağrı');
    expect(page).toContain('Selin Kaya');
  });

  it('ignores values that do not exist and resets', async () => {
    await post('reset', '/demo/scenario', { as: 'root', stockInfoStatus: '21', riskLimit: '-5', 'fault.cart.get': 'boom' });
    expect(demo.shopOf('reset').scenario).toMatchObject({ as: 'customer', riskLimit: 10000, settings: {}, faults: {} });
    await post('reset', '/demo/scenario', { locale: 'en' });
    expect(await html('reset', '/')).toContain('<html lang="en">');
    await post('reset', '/demo/scenario', { reset: '1' });
    expect(await html('reset', '/')).toContain('<html lang="tr">');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])('never leads to %j', async (back) => {
    const answer = await post('back', '/demo/scenario', { back });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('refuses a form of another site', async () => {
    const answer = await ask('origin', '/demo/scenario', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ as: 'administrator' }),
    });
    expect(answer.status).toBe(403);
    expect(demo.shopOf('origin').scenario.as).toBe('customer');
  });
});

describe('the way to the checkout', () => {
  it('needs the token, and keeps what was posted', async () => {
    const fields = { description: 'Rampa & acele', advencePrice: 'advencePrice3' };
    expect((await post('payer', '/odeme', { ...fields, _token: 'wrong' })).status).toBe(403);
    const answer = await post('payer', '/odeme', { ...fields, _token: demo.shopOf('payer').csrfToken });
    expect(answer.status).toBe(303);
    const page = await html('payer', answer.headers.get('location') ?? '');
    expect(page).toContain('"description":"Rampa & acele"');
    expect(page).toContain('"advencePrice":"advencePrice3"');
  });
});

describe('files', () => {
  it('serves the bundle, the entry fresh and the chunks for good', async () => {
    const entry = await ask('files', '/assets/vitrin/vitrin.js');
    expect(entry.headers.get('content-type')).toContain('text/javascript');
    expect(entry.headers.get('cache-control')).toBe('no-cache');
    expect(entry.headers.get('content-encoding')).toBe('gzip');
    expect(await entry.text()).toBe('export {}');
    const chunk = await ask('files', '/assets/vitrin/chunks/shell-abc.js', { headers: { 'accept-encoding': 'identity' } });
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(chunk.headers.get('content-encoding')).toBeNull();
    const again = await ask('files', '/assets/vitrin/vitrin.js', {
      headers: { 'if-none-match': entry.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/../secret.js', '/..%2fsecret.js', '/%2e%2e%2fsecret.js', '/chunks/..%2f..%2fsecret.js', '/%00.js', '/%E0%A4%A.js'])(
    'does not leave the folder for %s',
    async (path) => {
      const { status, body } = await raw(`/assets/vitrin${path}`);
      expect(status).toBe(404);
      expect(body).not.toContain('not for the web');
    },
  );

  it('serves every style sheet and the icon that its pages name', async () => {
    for (const path of ['/', '/hirdavat', productPath('css'), '/sepet', '/account/login', '/yonetim/aramalar']) {
      for (const [, href] of (await html('css', path)).matchAll(/<link [^>]*href="([^"]+)"/g)) {
        expect((await ask('css', href ?? '')).status, href).toBe(200);
      }
    }
  });
});

/** A request whose path no client tidies first. */
function raw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(demo.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

describe('calls', () => {
  function addToCart(session: string): Promise<Response> {
    const shop = demo.shopOf(session);
    const product = shop.catalogue.all.find((one) => (one.quantity ?? 0) > 1000 && (one.salePrice?.value ?? 0) > 0);
    return ask(session, `/api/catalog/cart/${product?.id}`, {
      method: 'POST',
      headers: { 'X-CSRF-Token': shop.csrfToken, 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams({ quantity: '2', productValue: String(product?.defaultUnit?.id) }),
    });
  }

  it('reach the session of the page, and its cart page shows the result', async () => {
    const answer = await addToCart('buyer');
    expect(answer.status).toBe(200);
    const item: unknown = await answer.json();
    expect(item).toMatchObject({ quantity: 2 });
    const [line] = demo.shopOf('buyer').cart.items();
    const page = await html('buyer', '/sepet');
    expect(page).toContain(line?.product.code ?? 'no line');
    expect(page).toContain('Genel toplam');
    expect(await html('somebody-else', '/sepet')).toContain('Sepetinizde henüz ürün yok');
  });

  it('order the cart, and its page then leads to the confirmation, once', async () => {
    await addToCart('orderer');
    const shop = demo.shopOf('orderer');
    shop.cart.order('Acele', '');
    const answer = await ask('orderer', '/sepet');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/siparis/tamam?no=${shop.cart.orders[0]?.orderNo}`);
    expect((await ask('orderer', '/sepet')).status).toBe(200);
  });

  it('are refused without the token', async () => {
    const answer = await ask('strict', '/api/catalog/cart', {
      method: 'DELETE',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(answer.status).toBe(419);
  });

  it('lose their connection where the scenario says so', async () => {
    await post('offline', '/demo/scenario', { 'fault.cart.get': 'offline' });
    const call = ask('offline', '/api/catalog/cart', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    await expect(call).rejects.toThrow('fetch failed');
  });

  it('that never answer end with their caller', async () => {
    await post('timeout', '/demo/scenario', { 'fault.cart.get': 'timeout' });
    const caller = new AbortController();
    const call = ask('timeout', '/api/catalog/cart', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: caller.signal,
    });
    const { requests } = demo.shopOf('timeout');
    await expect.poll(() => requests.length).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow('abort');
    await expect.poll(() => requests[0]?.status).toBe(0);
  });

  it('get pictures, and 404 for those that the shop has lost', async () => {
    expect((await ask('pictures', '/images/404.png')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await ask('pictures', '/images/eksik.jpg')).status).toBe(404);
    expect((await ask('pictures', '/api/unknown')).status).toBe(404);
  });
});
