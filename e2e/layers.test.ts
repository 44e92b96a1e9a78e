import { expect, it } from 'vitest';
import { pageData } from '@mocks/pageData';
import type { Shop } from '@mocks/shop/shop';
import { demoShop, settled } from './visit';

const shop = demoShop();

const AUTHOR = `@layer vitrin, components; @layer components {
  .vt-button, .vt-dialog, .vt-toast { border-radius: 33px; } }`;

const documentWith = (attribute: string) => (server: Shop) => {
  const [product] = server.catalogue.all.filter(({ quantity, salePrice }) => Number(quantity) > 0 && salePrice);
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/author/layers.css">
<meta name="csrf-token" content="${server.csrfToken}"><script type="module"${attribute} src="/assets/vitrin/vitrin.js"></script></head>
<body><main><h1>Deneme</h1>
<div data-widget="add-to-cart-button"><script type="application/json">${json({ product })}</script></div>
<div data-widget="warranty-inquiry"></div></main>
<script type="application/json" id="vitrin-page">${json(pageData(server))}</script></body></html>`;
};

it.each([
  ['wins where the script tag asks for styles in a layer', ' data-css-layer', '33px'],
  ['loses to styles that stand in none', '', '4px'],
])('a layered rule of the theme %s', async (_, attribute, radius) => {
  const { page, console } = await shop.visit('/katmanlar', {
    document: documentWith(attribute),
    scenario: { faults: { 'cart.add': '500' } },
    files: { '/author/': () => AUTHOR },
  });
  await settled(page);
  const radiusOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderStartStartRadius);
  expect(await radiusOf('[data-widget=add-to-cart-button] .vt-button')).toBe(radius);
  await page.locator('[data-widget=add-to-cart-button] .vt-button').click();
  await page.locator('.vt-toast').first().waitFor();
  expect(await radiusOf('.vt-toast')).toBe(radius);
  await page.evaluate(() => window.vitrin?.open('warranty-inquiry'));
  await page.locator('.vt-dialog').waitFor();
  expect(await radiusOf('.vt-dialog')).toBe(radius);
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href?.includes('/vitrin/') ? href : [])),
  );
  expect(sheets.length).toBeGreaterThanOrEqual(2);
  expect(sheets.map((href) => href.endsWith('.layer.css'))).toEqual(sheets.map(() => attribute !== ''));
  // The call that fails on purpose.
  console.length = 0;
});
