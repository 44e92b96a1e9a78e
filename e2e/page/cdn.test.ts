import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveFile } from '../../demo-theme/http/staticFiles';
import { demoShop, settled } from '../support/visit';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const { files } = JSON.parse(readFileSync(`${DIST}/integrity.json`, 'utf8')) as { files: Readonly<Record<string, string>> };

const demo = demoShop();
let cdn: Server;
let origin = '';
let asked: string[] = [];
/** What the entry holds since a newer deploy; null while there was none. */
let newerEntry: string | null = null;
/** How the name of the file begins whose next request fails; null where none does. */
let failing: string | null = null;

beforeAll(async () => {
  cdn = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    asked.push(name);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (failing !== null && name.startsWith(failing)) {
      failing = null;
      response.writeHead(503).end();
    } else if (name === 'vitrin.js' && newerEntry !== null) response.setHeader('Content-Type', 'text/javascript').end(newerEntry);
    else void serveFile(DIST, name, request, response);
  });
  await new Promise<void>((resolve) => {
    cdn.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  newerEntry = null;
  failing = null;
});
afterAll(() => {
  cdn.close();
});

const BODY =
  '<div data-widget="search-bar"></div><div data-widget="cart-icon"></div><div data-widget="product-list" data-path="/is-guvenligi"></div>';
const script = () => ({ src: `${origin}/vitrin.js`, ...(files['vitrin.js'] && { integrity: files['vitrin.js'] }) });

describe('a script from another origin', () => {
  it('brings code and styles from there, checked by its hash, and calls the shop of the page', async () => {
    const { page, shop, context } = await demo.visit('/deneme', { body: BODY, script: script() });
    const calls: string[] = [];
    context.on('request', (request) => calls.push(new URL(request.url()).origin));
    await settled(page);
    await page.getByRole('table').waitFor();
    await page
      .getByRole('button', { name: /^Sepete ekle:/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
    expect(shop.requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { call: 'cart.add', token: shop.csrfToken, status: 200 },
    ]);
    expect(asked.filter((name) => !(name in files))).toEqual([]);
    expect(asked.some((name) => name.endsWith('.css'))).toBe(true);
    expect(
      await page
        .getByRole('button', { name: /^Sepete ekle:/ })
        .first()
        .evaluate((button) => getComputedStyle(button).display),
    ).toBe('inline-flex');
  });

  it.each(['chunks/react', 'chunks/product-list', 'chunks/base'])('brings %s that failed once', async (name) => {
    failing = name;
    const visit = await demo.visit('/deneme', { body: BODY, script: script() });
    await visit.page.getByRole('table').waitFor();
    // Chromium's own line on the failure; nothing that the policy refused.
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('503')]);
  });

  it('goes on after a newer deploy: a page that is open loads what it still needs of the old one', async () => {
    const { page } = await demo.visit('/deneme', { body: BODY, script: script() });
    await settled(page);
    newerEntry = 'throw new Error("the entry of a newer deploy")';
    asked = [];
    await page.getByRole('button', { name: 'Sepet', exact: true }).click();
    await page.getByRole('region', { name: 'Sepetim' }).waitFor();
    expect(asked.filter((name) => name.startsWith('chunks/CartPanel'))).toHaveLength(1);
    expect(asked).not.toContain('vitrin.js');
  });

  it('lets browsers keep what is named by its content, and ask for the entry each time', async () => {
    const cacheOf = async (name: string) => (await fetch(`${origin}/${name}`)).headers.get('cache-control');
    expect(await cacheOf('vitrin.js')).toBe('no-cache');
    for (const name of Object.keys(files).filter((file) => /^(chunks|assets)\//.test(file))) {
      expect(await cacheOf(name)).toBe('public, max-age=31536000, immutable');
    }
  });
});
