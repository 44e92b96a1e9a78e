import { expect, it } from 'vitest';
import { pageData } from '@mocks/pageData';
import type { Shop } from '@mocks/shop/shop';
import { demoShop, settled } from '../support/visit';
import { faintParts } from './faint';
import { findFaults } from './faults/findFaults';

const shop = demoShop();

const AUTHOR = `@layer vitrin, components; @layer components {
  .vt-button, .vt-dialog, .vt-toast { border-radius: 33px; } }
.mid { text-align: center; inline-size: 600px; }`;

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const testDocument = (
  server: Shop,
  body: string,
  attribute = '',
) => `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/author/author.css">
<meta name="csrf-token" content="${server.csrfToken}"><script type="module"${attribute} src="/assets/vitrin/vitrin.js"></script></head>
<body>${body}<script type="application/json" id="vitrin-page">${json(pageData(server))}</script></body></html>`;

const documentWith = (attribute: string) => (server: Shop) => {
  const [product] = server.catalogue.all.filter(({ quantity, salePrice }) => Number(quantity) > 0 && salePrice);
  return testDocument(
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
    document: (server) => testDocument(server, DARK_BAR),
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

const ELEMENTS = `div { display: flex } span { display: inline-block } input { display: block; width: 100% !important }
table { display: block }`;

it('what is hidden stays so, and a widget has its room, where a page lays out every div, span, input and table', async () => {
  const body = `<div data-widget="search-bar"></div><div data-widget="account-setting"></div><div data-widget="product-list"></div>
<div data-widget="order-list"></div><div data-widget="quick-order"></div>`;
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => testDocument(server, body),
    files: { '/author/': () => `body { margin: 0 } ${ELEMENTS}` },
  });
  await settled(page);
  const shown = await page.evaluate(() => ({
    unseen: [
      ...document.querySelectorAll(
        '.vt-root [autocomplete=username], .vt-root [type=file], .vt-search [id$=-hint], .vt-suggestions',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
    wide: [...document.querySelectorAll('[data-widget]:has(> .vt-wide) > .vt-root > *')].map((part) => part.clientWidth),
    switches: [...document.querySelectorAll('.vt-switch__input')].map((input) => input.clientWidth),
    tables: [...document.querySelectorAll('.vt-table')].map((table) => getComputedStyle(table).display),
  }));
  expect(shown.unseen).toEqual([]);
  expect(shown.wide.filter((width) => width > 1200).length).toBeGreaterThanOrEqual(3);
  expect(new Set(shown.switches)).toEqual(new Set([34]));
  expect(shown.tables).toContain('table');
});

/** What pages do to all of their tables: the cards that many make of them on phones, heights, and cells in one line. */
const TABLES = `table, thead, tbody, th, td, tr { display: block; table-layout: fixed }
thead tr { position: absolute; top: -9999px; left: -9999px }
td { position: relative; max-width: 90px } td::before { position: absolute; top: 6px; left: 6px; width: 45% }
tr, th, td { height: 40px } th, td { white-space: nowrap } nav li a { margin: -16px; padding: 16px }`;

it.each([760, 390])(
  'tables keep their columns, titles and words at %i px, whatever a page does to all of its own',
  async (width) => {
    const body = ['product-list', 'order-list', 'quick-order'].map((name) => `<div data-widget="${name}"></div>`).join('');
    const { page } = await shop.visit('/hirdavat', {
      width,
      document: (server) => testDocument(server, body),
      files: { '/author/': () => `body { margin: 0 } ${TABLES}` },
    });
    await settled(page);
    expect(await findFaults(page)).toEqual([]);
    const titles = page.locator('[data-widget=order-list] .vt-table__titles');
    if (width > 640) expect((await titles.boundingBox())?.width).toBeGreaterThan(600);
  },
);

it('an alert covers nothing but where it stands, where a theme gives every section a ground and room', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => testDocument(server, '<div data-widget="product-list"></div>'),
    files: { '/author/': () => 'section { min-height: 50vh; padding: 60px 0; background-color: white; border: 1px solid }' },
  });
  await settled(page);
  const list = page.locator('[data-widget=product-list]');
  await list.locator('.vt-quantity__input').first().fill('999000');
  await list.locator('.vt-add').first().click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  const region = page.getByRole('region').filter({ has: alert });
  expect(await region.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  expect((await region.boundingBox())?.height).toBe((await alert.boundingBox())?.height);
});

it('what measures its room has that of a flex row, beside a column and alone, and bears a narrow one', async () => {
  const { page } = await shop.visit('/hirdavat', {
    width: 1000,
    document: (server) =>
      testDocument(
        server,
        `<div class="row"><aside class="column">Süz</aside><div data-widget="product-list"></div></div>
<div class="row" data-widget="top-header-info"></div>`,
      ),
    files: { '/author/': () => 'body { margin: 0 } .row { display: flex } .column { flex: none; inline-size: 250px }' },
  });
  await settled(page);
  const widths = () =>
    page.locator('[data-widget] > .vt-root').evaluateAll((roots) => roots.map((root) => root.getBoundingClientRect().width));
  expect(await widths()).toEqual([750, 1000]);
  await page.setViewportSize({ width: 560, height: 800 });
  await expect.poll(widths).toEqual([310, 560]);
});

it('titles can be read where a page gives its headings a dark ground and white letters', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      const [product] = server.catalogue.all;
      return testDocument(
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

it('the buttons of an amount stay in its frame where a page gives all buttons a height', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      const [product] = server.catalogue.all;
      const container = `<div data-widget="product-quantity"><script type="application/json">${json({ product })}</script></div>`;
      return testDocument(server, container);
    },
    files: { '/author/': () => 'button { height: 60px; min-height: 48px }' },
  });
  await settled(page);
  const [frame, step] = [page.locator('.vt-quantity').first(), page.locator('.vt-quantity__step').first()];
  const [around, button] = [await frame.boundingBox(), await step.boundingBox()];
  expect(button?.height).toBeLessThanOrEqual(around?.height ?? 0);
});

it('a rule of the theme takes the line from under the links of the top strip, wherever its sheet stands', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => testDocument(server, '<div data-widget="top-header-info"></div>'),
    files: { '/author/': () => '[data-widget] .vt-top-header__words { text-decoration: none }' },
  });
  await settled(page);
  const links = page.locator('a.vt-top-header__words');
  expect(await links.count()).toBeGreaterThan(0);
  const lines = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['none']));
});
