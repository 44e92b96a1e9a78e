import { expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { authorPage, json } from '../support/authorPage';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';
import { faintParts } from './faint';

const shop = demoShop();

const AUTHOR = `@layer vitrin, components; @layer components {
  .vt-button, .vt-dialog, .vt-toast { border-radius: 33px; } }
.mid { text-align: center; inline-size: 600px; }`;

const documentWith = (attribute: string) => (server: Shop) => {
  const [product] = server.catalogue.all.filter(({ quantity, salePrice }) => Number(quantity) > 0 && salePrice);
  return authorPage(
    server,
    `<main><h1>Deneme</h1>
<div class="mid" data-widget="product-price"><script type="application/json">${json({ product })}</script></div>
<div class="mid" data-widget="add-to-cart-button"><script type="application/json">${json({ product })}</script></div>
<div data-widget="warranty-inquiry"></div></main>`,
    attribute,
  );
};

it.each([
  ['wins where the script tag asks for styles in a layer', ' data-css-layer', '33px'],
  ['loses to styles that stand in none', '', '4px'],
])('a layered rule of the theme %s', async (_, attribute, radius) => {
  const { page, console } = await shop.visit('/katmanlar', {
    document: documentWith(attribute),
    scenario: { faults: { 'cart.add': '500' }, settings: { showPaymentPlanPrice: '0' } },
    files: { '/author/': () => AUTHOR },
  });
  await settled(page);
  const radiusOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderStartStartRadius);
  expect(await radiusOf('[data-widget=add-to-cart-button] .vt-button')).toBe(radius);
  for (const [part, off] of [
    ['.vt-prices', 1],
    ['[data-widget=add-to-cart-button] .vt-button', 24],
  ] as const) {
    const { x, width } = (await page.locator(part).boundingBox()) ?? { x: 0, width: 0 };
    const middle = await page
      .locator('.mid')
      .first()
      .evaluate((element) => element.getBoundingClientRect().x + 300);
    expect(Math.abs(x + width / 2 - middle), `${part} in the middle, as the theme says`).toBeLessThan(off);
  }
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

/** A page whose bar is dark, as Bootstrap up to 5.2 has it: only its links are light. */
const DARK_BAR = `<style>body { color: rgb(27, 36, 33); background: rgb(250, 248, 240) }
  body.night { color: oklch(0.95 0 0); background: rgb(20, 24, 30); transition: background-color 0.05s }
  .bar { color: #fff; background: #222 }</style>
<div class="bar"><div data-widget="cart-icon"></div></div>`;

it('a panel that opens in a dark bar has the page’s own colours, and follows the page into the night', async () => {
  const { page } = await shop.visit('/koyu-serit', {
    document: (server) => authorPage(server, DARK_BAR),
    files: { '/author/': () => '' },
    policy: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
  });
  await settled(page);
  await page.locator('[data-widget=cart-icon] button, [data-widget=cart-icon] a').first().click();
  const panel = page.locator('.vt-overlay');
  await panel.waitFor();
  const colors = () => panel.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  expect(await colors()).toEqual(['rgb(27, 36, 33)', 'rgb(250, 248, 240)']);
  await page.evaluate(() => {
    document.body.className = 'night';
  });
  await expect.poll(colors).toEqual(['oklch(0.95 0 0)', 'rgb(34, 34, 34)']);
  // By night the bar's own ground does. Words that nobody could read on either are not taken over.
  await page.evaluate(() => {
    document.body.className = '';
    document.body.style.color = 'rgb(125, 125, 125)';
  });
  await expect.poll(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

it('titles can be read where a page gives its headings a dark ground and white letters', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      const [product] = server.catalogue.all;
      return authorPage(
        server,
        `<div data-widget="product-detail"><script type="application/json">${json({ product })}</script></div>
<div data-widget="campaign"><script type="application/json">${json({ campaigns: [{ name: 'Kış', products: [product] }] })}</script></div>
<div data-widget="account-setting"></div><div data-widget="warranty-inquiry"></div>
<div data-widget="product-list" data-view="grid"></div><div data-widget="cart"></div>`,
      );
    },
    files: { '/author/': () => 'h1, h2, h3 { color: white; background: #333 linear-gradient(#333, #333) }' },
  });
  await settled(page);
  await page.evaluate(() => window.vitrin?.open('warranty-inquiry'));
  await page.locator('.vt-dialog').waitFor();
  expect((await faintParts(page)).texts).toEqual([]);
});

it('tables have the colour of the section that they stand in where the page says nothing of its type', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) =>
      authorPage(
        server,
        `<main class="night"><div data-widget="product-list" data-view="list"></div><div data-widget="order-list"></div></main>`,
      ).replace(/^<!doctype html>/i, ''),
    files: { '/author/': () => 'body { color: black } .night { color: rgb(240, 240, 240); background: #222 }' },
  });
  await settled(page);
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  const colours = await page.locator('table').evaluateAll((all) => all.map((table) => getComputedStyle(table).color));
  expect(colours).toEqual(['rgb(240, 240, 240)', 'rgb(240, 240, 240)']);
});

it('a rule of the theme takes the line from under the links of the top strip, wherever its sheet stands', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => authorPage(server, '<div data-widget="top-header-info"></div>'),
    files: { '/author/': () => '[data-widget] .vt-top-header__words { text-decoration: none }' },
  });
  await settled(page);
  const links = page.locator('a.vt-top-header__words');
  await links.first().waitFor();
  const lines = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['none']));
});

it('choices can be made where a page hides all selects, as it draws its own', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => authorPage(server, '<div data-widget="product-list"></div>'),
    files: { '/author/': () => 'select { display: none }' },
  });
  await settled(page);
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption({ index: 1 });
  await expect.poll(() => page.url()).toContain('sort=');
});

it('lines and instalments can be chosen where a page hides all boxes and radios, as it draws its own', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      fillCart(server, 9);
      const debt = json({ type: 'CheckoutPayment', items: [] });
      return authorPage(
        server,
        `<div data-widget="cart"></div><div data-widget="order-list"></div>
<div data-widget="checkout"><script type="application/json">${debt}</script></div>`,
      );
    },
    files: { '/author/': () => 'input[type=checkbox], input[type=radio] { display: none; opacity: 0; position: absolute }' },
  });
  await settled(page);
  await page.getByRole('checkbox', { name: /^Seç: 2\. / }).check();
  await page.locator('.vt-records__toggle').first().click();
  await page.locator('.vt-records__below').getByRole('checkbox').first().check();
  await page.getByLabel('Kart numarası').fill('4111 1111 1111 1111');
  const choice = page.getByRole('radio', { name: '3 taksit' });
  await choice.press('Space');
  expect(await choice.isChecked()).toBe(true);
  expect(await choice.evaluate((radio) => radio.checkVisibility({ checkOpacity: true }))).toBe(true);
});
