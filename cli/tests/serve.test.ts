import { mkdirSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type * as Preview from '../serve/preview';
import { startPreview } from '../serve/preview';
import { commandLine } from './commandLine';

/** A preview of a theme with a few files, beside a built folder that is none. */
async function preview(base = '/assets/vitrin/') {
  const { folder } = commandLine();
  for (const name of ['theme/css', 'theme/.git', 'theme/hirdavat', 'theme/assets/vitrin', 'dist/chunks'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const [name, text] of [
    ['secret.html', 'not for the web'],
    ['theme/index.html', '<h1>Ana sayfa</h1>'],
    ['theme/sepet.html', '<h1>Sepet</h1>'],
    ['theme/hirdavat/index.html', '<h1>Hırdavat</h1>'],
    ['theme/css/shop.css', 'b{}'],
    ['theme/FOTO.JPG', 'a photo'],
    ['theme/yazi.otf', 'letters'],
    ['theme/film.webm', 'a film'],
    ['theme/.git/config.txt', 'not for the web'],
    ['theme/assets/vitrin/own.css', 'i{}'],
    ['dist/vitrin.js', 'export {}'],
    ['dist/chunks/shell-abc.js', 'export {}'],
  ] as const)
    writeFileSync(join(folder, name), text);
  const { url, close } = await startPreview({ folder: join(folder, 'theme'), dist: join(folder, 'dist'), base, port: 0 });
  onTestFinished(close);
  const address = url.replace('localhost', '127.0.0.1');
  return {
    address,
    ask: (path: string, init?: RequestInit) => fetch(address + path, init),
    text: async (path: string) => (await fetch(address + path)).text(),
  };
}

const CALL = { 'X-Requested-With': 'XMLHttpRequest' };

it('shows the pages of the theme, by their files, names and folders', async () => {
  const { ask, text } = await preview();
  expect(await text('/')).toBe('<h1>Ana sayfa</h1>');
  for (const path of ['/sepet.html', '/sepet', '/sepet?x=1']) expect(await text(path)).toBe('<h1>Sepet</h1>');
  for (const path of ['/hirdavat', '/hirdavat/']) expect(await text(path)).toBe('<h1>Hırdavat</h1>');
  const page = await ask('/sepet');
  expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual(['text/html', 'no-cache']);
  expect((await ask('/css/shop.css')).headers.get('content-type')).toContain('text/css');
  expect((await ask('/yok')).status).toBe(404);
  const form = await ask('/sepet', { method: 'POST' });
  expect([form.status, await form.text()]).toEqual([405, expect.stringContaining('takes no forms') as string]);
});

it('has the fonts and films of a theme, whatever their kind', async () => {
  const { ask } = await preview();
  for (const name of ['yazi.otf', 'film.webm']) expect((await ask(`/${name}`)).status).toBe(200);
});

it('shows pictures as cameras name them', async () => {
  const { ask } = await preview();
  const photo = await ask('/FOTO.JPG');
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

it('has the built files where the pages expect them, and the theme’s own in the same folder', async () => {
  const { ask, text } = await preview();
  expect(await text('/assets/vitrin/vitrin.js')).toBe('export {}');
  expect((await ask('/assets/vitrin/chunks/shell-abc.js')).headers.get('cache-control')).toContain('immutable');
  expect((await ask('/assets/vitrin/own.css')).headers.get('cache-control')).toBe('no-cache');
  const elsewhere = await preview('/static/v');
  expect(await elsewhere.text('/static/v/vitrin.js')).toBe('export {}');
});

it('answers the calls of the widgets from the stand-in, and keeps a cart for each browser', async () => {
  const { ask } = await preview();
  const list = await ask('/api/catalog/products/is-guvenligi', { headers: CALL });
  const cookie = (list.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const { items } = (await list.json()) as {
    items: ReadonlyArray<{ id: number; quantity: number; defaultUnit: { id: number } }>;
  };
  const product = items.find(({ quantity }) => quantity > 50);
  const add = (headers: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ quantity: '1', productValue: product?.defaultUnit.id }))
      body.set(name, String(value));
    return ask(`/api/catalog/cart/${product?.id ?? ''}`, { method: 'POST', body, headers: { ...CALL, cookie, ...headers } });
  };
  const cartOf = async (visitor: string): Promise<unknown> =>
    (await ask('/api/catalog/cart', { headers: { ...CALL, cookie: visitor } })).json();

  // No server has printed the page: whatever token stands in it is the right one, but there must be one.
  expect((await add({})).status).toBe(419);
  expect((await add({ 'X-CSRF-Token': 'preview' })).status).toBe(200);
  expect(await cartOf(cookie)).toHaveLength(1);
  // "…", as the documents print it, is no text for a header: it arrives empty.
  expect((await add({ 'X-CSRF-Token': '' })).status).toBe(200);
  expect(await cartOf('')).toHaveLength(0);
});

it.each([
  '/../secret.html',
  '/..%2fsecret.html',
  '/%2e%2e/secret.html',
  '/css/..%2f..%2fsecret.html',
  '/..%5csecret.html',
  '/.git/config.txt',
  '/%2egit/config.txt',
  '/assets/vitrin/..%2f..%2fsecret.html',
  '/%00.html',
  '/%E0%A4%A.html',
])('does not leave the folder, nor show what is hidden in it, for %s', async (path) => {
  const { address } = await preview();
  const { status, body } = await raw(address, { path });
  expect(status).toBe(404);
  expect(body).not.toContain('not for the web');
});

it('answers this machine alone', async () => {
  const { address } = await preview();
  expect((await raw(address, { path: '/', headers: { host: 'evil.example' } })).status).toBe(403);
  expect((await raw(address, { path: '/', headers: { host: `localhost:${new URL(address).port}` } })).status).toBe(200);
});

it('says where it is and which pages there are, and ends when it is interrupted', async () => {
  const { folder, vitrin } = commandLine();
  expect((await vitrin('serve', '--port', '0')).out).toContain('No page is in it yet: npx vitrin init writes one.');
  await vitrin('init');
  writeFileSync(join(folder, 'KAMPANYA.HTML'), '<h1>Kampanya</h1>');
  writeFileSync(join(folder, 'sayfa #2.html'), '<h1>Sayfa</h1>');
  const { code, out } = await vitrin('serve', '--port', '0');
  expect(code).toBe(0);
  expect(out).toContain(folder);
  const [, page = ''] = /(http:\/\/localhost:\d+\/first-page\.html)/.exec(out) ?? [];
  expect(page).not.toBe('');
  expect(out).toContain(page.replace('first-page.html', 'KAMPANYA.HTML'));
  expect(out).toContain(page.replace('first-page', 'sayfa%20%232'));
  await expect(fetch(page)).rejects.toThrow();
});

it.each([
  [['nowhere'], 'is no folder'],
  [['.', '--port', 'x'], '--port "x" is no port'],
  [['.', '--base', 'static/vitrin/'], '--base "static/vitrin/" is no path of the shop: it begins with /'],
  [['one', 'other'], 'name one folder'],
])('%j cannot be served', async (args, told) => {
  const { code, errors } = await commandLine().vitrin('serve', ...args);
  expect(code).toBe(2);
  expect(errors).toContain(told);
});

it('says which file is missing where the command was copied alone', async () => {
  const missing = new URL('./vitrin-serve.mjs', import.meta.url).href;
  const { vitrin } = commandLine(undefined, () => import(/* @vite-ignore */ missing) as Promise<typeof Preview>);
  const { code, out, errors } = await vitrin('serve');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(errors).toMatch(/^vitrin serve: vitrin-serve\.mjs is not there; copy it, too: [^\n]+\n[^\n]+\n$/);
});

it('says that no widget shows where nobody has copied the built files, unless the theme has its own', async () => {
  const { folder, vitrin } = commandLine('/nowhere/dist/');
  expect(await vitrin('serve', '--port', '0')).toMatchObject({
    code: 0,
    errors: expect.stringMatching(/^vitrin serve: vitrin\.js is not there, [^\n]+\n$/) as string,
  });
  mkdirSync(join(folder, 'assets/vitrin'), { recursive: true });
  writeFileSync(join(folder, 'assets/vitrin/vitrin.js'), 'export {}');
  expect(await vitrin('serve', '--port', '0')).toMatchObject({ code: 0, errors: '' });
});

it('a port that is taken is said, and nothing is served', async () => {
  const { address } = await preview();
  const { code, errors } = await commandLine().vitrin('serve', '.', '--port', new URL(address).port);
  expect(code).toBe(2);
  expect(errors).toContain('is taken; --port names another');
});

/** A request that no client tidies first. */
function raw(address: string, what: { readonly path: string; readonly headers?: Record<string, string> }) {
  const { hostname, port } = new URL(address);
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    send({ hostname, port, ...what }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}
