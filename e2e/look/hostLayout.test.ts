import { expect, it } from 'vitest';
import { authorPage, json } from '../support/authorPage';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';
import { findFaults } from './faults/findFaults';

const shop = demoShop();

/** A page with these containers, whose author has given it these rules. */
async function openWith(css: string, body: string, width = 1280) {
  const { page } = await shop.visit('/hirdavat', {
    width,
    document: (server) => authorPage(server, body),
    files: { '/author/': () => css },
  });
  await settled(page);
  return page;
}

const ELEMENTS = `div { display: flex } span { display: inline-block } input { display: block; width: 100% !important }
table { display: block }`;

it('what is hidden stays so, and a widget has its room, where a page lays out every div, span, input and table', async () => {
  const body = `<div data-widget="search-bar"></div><div data-widget="account-setting"></div><div data-widget="product-list"></div>
<div data-widget="order-list"></div><div data-widget="quick-order"></div>`;
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => authorPage(server, body),
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
tr, th, td { height: 40px } th, td { white-space: nowrap } table { min-width: 900px } nav li a { margin: -16px; padding: 16px }`;

it.each([760, 390])(
  'tables keep their columns, titles and words at %i px, whatever a page does to all of its own',
  async (width) => {
    const body = ['product-list', 'order-list', 'quick-order'].map((name) => `<div data-widget="${name}"></div>`).join('');
    const { page } = await shop.visit('/hirdavat', {
      width,
      document: (server) => authorPage(server, body),
      files: { '/author/': () => `body { margin: 0 } ${TABLES}` },
    });
    await settled(page);
    expect(await findFaults(page)).toEqual([]);
    const titles = page.locator('[data-widget=order-list] .vt-table__titles');
    if (width > 640) expect((await titles.boundingBox())?.width).toBeGreaterThan(600);
  },
);

it('a widget takes the width that it has where a page centres what its sections hold', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      fillCart(server);
      const order = json({ type: 'CheckoutPreview', items: server.cart.items() });
      const others = ['cart', 'offer-list', 'quick-order'].map((name) => `<div data-widget="${name}"></div>`).join('');
      return authorPage(server, `${others}<div data-widget="checkout"><script type="application/json">${order}</script></div>`);
    },
    files: { '/author/': () => 'section { display: flex; flex-direction: column; place-content: center; place-items: center }' },
  });
  await settled(page);
  await page.locator('.vt-checkout .vt-table').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it('an alert covers nothing but where it stands, where a theme gives every section a ground and room', async () => {
  const page = await openWith(
    'section { min-height: 50vh; padding: 60px 0; background-color: white; border: 1px solid }',
    '<div data-widget="product-list"></div>',
  );
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
      authorPage(
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
  await resize(page, 560);
  await expect.poll(widths).toEqual([310, 560]);
});

it('the buttons of an amount stay in its frame where a page gives all buttons a height', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      const [product] = server.catalogue.all;
      const container = `<div data-widget="product-quantity"><script type="application/json">${json({ product })}</script></div>`;
      return authorPage(server, container);
    },
    files: { '/author/': () => 'button { height: 60px; min-height: 48px }' },
  });
  await settled(page);
  const [frame, step] = [page.locator('.vt-quantity').first(), page.locator('.vt-quantity__step').first()];
  const [around, button] = [await frame.boundingBox(), await step.boundingBox()];
  expect(button?.height).toBeLessThanOrEqual(around?.height ?? 0);
});

it.each([
  ['centres its own by a transform', 'dialog { top: 50%; left: 50%; transform: translate(-50%, -50%) }'],
  ['keeps its tables wide', 'table { min-width: 600px }'],
])('a dialog on a phone stands in the middle and holds its table where a page %s', async (_, css) => {
  const page = await openWith(`body { margin: 0 } ${css}`, '<div data-widget="product-list"></div>', 390);
  await page.locator('.vt-stock--opener').first().click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  const box = await page.getByRole('dialog').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBe(195);
  expect(await findFaults(page)).toEqual([]);
});

it('the mini cart is as wide as it needs where a page lets nothing be wider than what it stands in', async () => {
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => {
      fillCart(server);
      return authorPage(server, '<div data-widget="cart-icon"></div>');
    },
    files: { '/author/': () => '* { max-width: 100% }' },
  });
  await page.locator('[data-widget=cart-icon] button').click();
  await page.locator('.vt-cart-panel__line').first().waitFor();
  expect((await page.locator('.vt-cart-panel').boundingBox())?.width).toBeGreaterThan(300);
});

it('page links stay below their list where a page makes a head of every nav', async () => {
  const page = await openWith(
    'nav { position: fixed; inset: 0 0 auto; z-index: 100; height: 60px; color: white; background: black }',
    '<nav>Firma</nav><div data-widget="order-list"></div>',
  );
  const [list, links] = [page.locator('.vt-records .vt-table'), page.getByRole('navigation', { name: 'Sayfalar' })];
  const [above, below] = [await list.boundingBox(), await links.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

it('the buttons of an offer lie over none of its figures where a page takes every least width away', async () => {
  const page = await openWith('* { min-width: 0 }', '<div data-widget="offer-list"></div>');
  await page.locator('.vt-records .vt-table').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it('the goods of an order keep to their column where a page gives every label a line', async () => {
  const page = await openWith('label { display: block; width: 100% }', '<div data-widget="order-list"></div>');
  await page.locator('.vt-records__toggle').first().click();
  await page.locator('.vt-records__below .vt-item').first().waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it.each([390, 1280])(
  'what opens over the page lists one thing below another at %i px, however a page lists its own',
  async (width) => {
    const { page } = await shop.visit('/hirdavat', {
      width,
      document: (server) => {
        fillCart(server);
        return authorPage(server, '<div data-widget="search-bar"></div><div data-widget="cart-icon"></div>');
      },
      files: { '/author/': () => 'ul { display: grid; grid-template-columns: 1fr 1fr } div { display: flex }' },
    });
    const places = (parts: string) =>
      page.locator(parts).evaluateAll((all) => new Set(all.map((part) => part.getBoundingClientRect().left)).size);
    await page.locator('[data-widget=cart-icon] button').click();
    await page.locator('.vt-cart-panel__line').nth(1).waitFor();
    expect(await places('.vt-cart-panel__line')).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.vt-search input').fill('vida');
    await page.locator('.vt-suggestions__item').nth(1).waitFor();
    expect(await places('.vt-suggestions__item')).toBe(1);
  },
);

it('the rows of a dialog stay lines on pages that turn all of their tables into cards on phones', async () => {
  const page = await openWith(
    'table, thead, tbody, th, td, tr { display: block }',
    '<div data-widget="product-list"></div>',
    390,
  );
  await page.locator('.vt-stock--opener').first().click();
  const row = page.getByRole('dialog').locator('tr').nth(1);
  await row.waitFor();
  const [name, value] = [await row.locator('th').boundingBox(), await row.locator('td').boundingBox()];
  expect(value?.y).toBe(name?.y);
  expect(await findFaults(page)).toEqual([]);
});

it.each(['Klavye kısayolları', 'Depo stoklarını karşılaştır'])(
  '“%s” cuts no words on a phone where a page keeps its cells in one line',
  async (name) => {
    const page = await openWith('th, td { white-space: nowrap }', '<div data-widget="product-list"></div>', 320);
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    expect(await findFaults(page)).toEqual([]);
  },
);

it('lines of an offer have the whole width on a phone where a page lays out its forms in rows', async () => {
  const page = await openWith('form { display: flex }', '<div data-widget="offer-list"></div>', 390);
  await page.locator('.vt-records__toggle').first().click();
  await page.locator('.vt-records__below .vt-item').first().waitFor();
  const [lines, save] = [page.locator('.vt-offer__lines .vt-table'), page.locator('.vt-chosen-lines__actions')];
  const [above, below] = [await lines.boundingBox(), await save.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
