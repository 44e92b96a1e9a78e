import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'parse5';
import { registry } from '../../../registry';
import { startDemoServer } from '../../server';
import type { DemoServer } from '../../server';
import { firstChoices, NOTHING_KEPT, queryOf } from '../choices';
import { WIDGETS } from '../widgets/groups';
import { setupOf, STATES } from '../widgets/kind';

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer({ dist: '/nowhere' });
});
afterAll(() => demo.close());

const ask = (path: string, init: RequestInit = {}) => fetch(demo.url + path, { redirect: 'manual', ...init });
const html = async (path: string) => (await ask(path)).text();

/** The text of an element of a page, by a mark in its tag. */
const textOf = (page: string, mark: string) =>
  unescaped(new RegExp(`<[^>]*${mark}[^>]*>\\n?([\\s\\S]*?)</`).exec(page)?.[1] ?? 'not there');
const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#34;|&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
const frameOf = (page: string) => unescaped(/<iframe[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '');

/** Opens the preview of a workshop's page: where it is, and its HTML. */
async function preview(page: string): Promise<{ path: string; html: string }> {
  const opened = await ask(frameOf(page));
  const path = opened.headers.get('location') ?? '';
  return { path, html: await html(path) };
}

const CASES = WIDGETS.flatMap((widget) => STATES.map((state) => ({ widget, state, name: widget.name })));

describe('the workshop', () => {
  it('lists the 25 widgets, each once', async () => {
    expect(WIDGETS.map(({ name }) => name).sort()).toEqual(Object.keys(registry).sort());
    const page = await html('/atolye');
    for (const { name } of WIDGETS) expect(page).toContain(`href="/atolye/${name}"`);
  });

  it.each(CASES)('shows $name: $state, or says why there is none', async ({ widget, state }) => {
    const page = await html(`/atolye/${widget.name}${queryOf(widget, { ...firstChoices(widget), state }, NOTHING_KEPT)}`);
    const setup = setupOf(widget, state);
    if (typeof setup === 'string') {
      expect(unescaped(page)).toContain(setup);
      expect(frameOf(page)).toBe('');
      return;
    }
    const snippet = textOf(page, 'tag__code[^>]*><code');
    const shown = await preview(page);
    expect(shown.html).toContain(snippet);
    expect(snippet).toContain(`<div data-widget="${widget.name}"`);
    for (const [, json] of snippet.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
      expect(() => {
        JSON.parse(json ?? '');
      }).not.toThrow();
  });

  it('has addresses for language, theme, direction, width and who is signed in', async () => {
    const page = await html('/atolye/cart?dil=en&tema=depo&yon=rtl&genislik=360&kim=visitor');
    expect(page).toContain('stage--360');
    const shown = await preview(page);
    expect(shown.html).toContain('<html lang="en" dir="rtl">');
    expect(shown.html).toContain('+themes/depo.css"');
    expect(shown.html).toContain('"locale": "en"');
    expect(shown.html).toContain('"user": null');
    expect(await html('/atolye/cart?durum=hepsi&kim=root')).toBe(await html('/atolye/cart'));
    expect((await ask('/atolye/yok')).status).toBe(404);
  });

  it('lets its previews alone be framed', async () => {
    const shown = await preview(await html('/atolye/cart'));
    const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy') ?? '';
    expect(await policy(shown.path)).toMatch(/script-src 'self';.*require-trusted-types-for 'script'; frame-ancestors 'self'$/);
    expect(await policy('/atolye/cart')).toContain("frame-ancestors 'none'");
    expect((await ask('/atolye/onizleme/00000000-eskidi')).status).toBe(410);
  });

  it('is linked to from the bar of every page of the shop', async () => {
    const [, bar = ''] = /<iframe [^>]*src="([^"]*)"/.exec(await html('/')) ?? [];
    expect(await html(bar)).toContain('href="/atolye"');
  });
});

describe('edited data', () => {
  const NAME = '</script><!-- "Vida" & \\u0041 \'M8\'';
  const data = (name: string) => JSON.stringify({ product: { id: 7, name } }, null, 1);
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  async function show(path: string, fields: Record<string, string>): Promise<{ address: string; page: string }> {
    const answer = await post(path, fields);
    expect(answer.status).toBe(303);
    const address = answer.headers.get('location') ?? '';
    return { address, page: await html(address) };
  }

  it('come back as they were typed, and are what is previewed and copied', async () => {
    const typed = {
      data: data(NAME).replace(/\n/g, '\r\n'),
      page: '{}',
      'data-product-id': '"7"',
      'data-load': 'idle',
      'data-widget': 'cart',
    };
    const { page } = await show('/atolye/product-price?tema=bootstrap', typed);
    expect(textOf(page, 'name="data"')).toBe(data(NAME));
    const shown = await preview(page);
    const snippet = textOf(page, 'tag__code[^>]*><code');
    expect(shown.html).toContain(snippet);
    expect(shown.html).toContain('bootstrap.min.css');
    expect(snippet).toContain('<div data-widget="product-price" data-product-id="&quot;7&quot;" data-load="idle">');
    expect(snippet).not.toContain('<!--');
    const json = /data-load="idle">\s*<script type="application\/json">([\s\S]*?)<\/script>/.exec(snippet)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ product: { id: 7, name: NAME } });
    expect(() =>
      parse(shown.html, {
        onParseError: ({ code }) => {
          throw new Error(code);
        },
      }),
    ).not.toThrow();
  });

  it('stay while the look changes, and go for those of another state', async () => {
    const { page } = await show('/atolye/product-price', { data: data('Vida'), page: '' });
    const links = [...page.matchAll(/<a class="pick[^"]*" href="([^"]+)"/g)].map(([, href]) => unescaped(href ?? ''));
    const link = (part: string) => links.find((href) => href.includes(part)) ?? '';
    expect(textOf(await html(link('tema=depo')), 'name="data"')).toBe(data('Vida'));
    expect(textOf(await html(link('durum=empty')), 'name="data"')).toContain('Vida M8');
  });

  it('restyle the preview by rules or by values alone, whatever its state and its widget', async () => {
    const { page } = await show('/atolye/product-price?tema=tailwind', { data: '', page: '', css: '--vt-accent: #b3261e;' });
    const sheetOf = async (html: string) => (await ask(/href="([^"]+\.css)"[^<]*<script src/.exec(html)?.[1] ?? '/')).text();
    expect(textOf(page, 'name="css"')).toBe('--vt-accent: #b3261e;');
    const { html: shown } = await preview(page);
    expect(shown).toContain('data-css-layer');
    expect(await sheetOf(shown)).toBe(':root { --vt-accent: #b3261e; }');
    const links = [...page.matchAll(/href="(\/atolye\/[^"]+)"/g)].map(([, href]) => unescaped(href ?? ''));
    for (const part of ['durum=empty', 'product-quantity?']) {
      const other = await html(links.find((href) => href.includes(part)) ?? '');
      expect(await sheetOf((await preview(other)).html), part).toBe(':root { --vt-accent: #b3261e; }');
    }
    const { page: ruled } = await show('/atolye/product-price', { data: '', page: '', css: '.vt-price { color: red }' });
    expect(await sheetOf((await preview(ruled)).html)).toBe('.vt-price { color: red }');
  });

  it('that were not changed are no draft: the address stays one to share', async () => {
    const page = await html('/atolye/product-price?yon=rtl');
    const fields = { data: textOf(page, 'name="data"'), page: textOf(page, 'name="page"') };
    expect((await show('/atolye/product-price?yon=rtl', fields)).address).toBe('/atolye/product-price?yon=rtl');
  });

  it('that are no JSON are told of beside their field, and nothing is lost', async () => {
    const broken = '{\n  "locale": "tr"\n  "user": null\n}';
    const { page } = await show('/atolye/product-price', { data: data('Vida'), page: broken });
    expect(page).toContain('Satır 3, sütun 3: virgül bekleniyor.');
    expect(textOf(page, 'name="page"')).toBe(broken);
    expect(textOf(page, 'name="data"')).toBe(data('Vida'));
    expect(frameOf(page)).toBe('');
  });

  it('of another site are refused', async () => {
    expect((await post('/atolye/product-price', { data: '{}' }, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('a preview', () => {
  const key = (path: string) => path.split('/').at(-1) ?? '';
  const call = (path: string, headers: Record<string, string>) =>
    ask(path, { headers: { 'X-Requested-With': 'XMLHttpRequest', 'demo-session': 'maker', ...headers } });

  it('has a shop of its own, whatever the session does', async () => {
    const full = await preview(await html('/atolye/cart'));
    const empty = await preview(await html('/atolye/cart?durum=empty'));
    const lines = async (headers: Record<string, string>) =>
      ((await (await call('/api/catalog/cart', headers)).json()) as unknown[]).length;
    expect(await lines({ 'demo-preview': key(full.path) })).toBe(14);
    expect(await lines({ 'demo-preview': key(empty.path) })).toBe(0);
    expect(await lines({})).toBe(0);
    expect(demo.shopOf('maker').requests).toHaveLength(1);
    expect((await call('/api/catalog/cart', { 'demo-preview': 'eskidi' })).status).toBe(410);
  });

  it('says where it is led, in place of the page there', async () => {
    const { path } = await preview(await html('/atolye/cart'));
    const left = await (
      await ask('/odeme/ozet?no=1', { headers: { referer: demo.url + path, 'sec-fetch-dest': 'iframe' } })
    ).text();
    expect(left).toContain('GET /odeme/ozet?no=1');
    expect(left).toContain(`href="${path}"`);
  });

  it('pays in its own shop', async () => {
    const { path } = await preview(await html('/atolye/checkout'));
    const cookieOf = (answer: Response) =>
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith('demo-preview')) ?? '';
    const start = await call('/payment/start', { referer: demo.url + path });
    expect(cookieOf(start)).toBe(`demo-preview=${key(path)}; Path=/payment/; HttpOnly; SameSite=Strict`);
    const payment = {
      bin: '41111111',
      last4: '1111',
      holder: 'Ali',
      expiry: '12/29',
      plan: 33,
      installment: 3,
      amount: 10,
      description: '',
      advencePrice: '',
    };
    const cookie = `demo-preview=${key(path)}`;
    const paid = await ask('/payment/pay', {
      method: 'POST',
      body: JSON.stringify(payment),
      headers: { cookie, 'X-Requested-With': 'XMLHttpRequest', 'demo-session': 'maker' },
    });
    expect(paid.status).toBe(204);
    expect(demo.shopOf('maker').payments.last()).toBeNull();
    expect(cookieOf(await call('/payment/start', { cookie, referer: `${demo.url}/odeme` }))).toContain('Max-Age=0');
  });

  it('that loads anew says what the visitor has changed', async () => {
    const { path, html: before } = await preview(await html('/atolye/language-list'));
    expect(before).toContain('"locale": "tr"');
    const token = /name="csrf-token" content="([^"]+)"/.exec(before)?.[1] ?? '';
    const saved = await ask('/api/catalog/settings', {
      method: 'POST',
      body: JSON.stringify({ key: 'locale', value: 'en' }),
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'X-CSRF-Token': token,
        'demo-preview': key(path),
      },
    });
    expect(saved.status).toBe(200);
    expect(await html(path)).toMatch(/<html lang="en"[\s\S]*"locale": "en"/);
  });

  it('with long texts is answered with long texts', async () => {
    const { path } = await preview(await html('/atolye/cart?durum=long'));
    const items: unknown = await (await call('/api/catalog/cart', { 'demo-preview': key(path) })).json();
    expect(items).toMatchObject([
      { product: { name: expect.stringContaining('muvaffakiyet') as string } },
      ...Array.from({ length: 13 }, () => ({})),
    ]);
  });
});
