// @module-tag proof
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { openCell } from '../support/cells';
import { fillCart } from '../support/goods';
import { IN_EVERY_LOOK } from '../support/looks';
import { demoShop, settled } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

/** The accent of each theme, as a browser computes it. */
const ACCENTS = { depo: 'rgb(255, 176, 0)', bootstrap: 'rgb(13, 110, 253)' };
const THEMES = Object.entries(ACCENTS);

/** Each theme and each width once, or each theme at each width. */
const THEME_LOOKS: ReadonlyArray<readonly [string, number]> = [
  ['depo', 360],
  ['bootstrap', 1280],
  ...(IN_EVERY_LOOK
    ? ([
        ['depo', 1280],
        ['bootstrap', 360],
      ] as const)
    : []),
];

/** Of each theme half of them, or all. */
const PAGES = ['/', '/hirdavat', '/teklif/liste', '/sepet'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url() + path);
  await settled(page);
  await page.waitForLoadState('networkidle');
}

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

it.each(THEME_LOOKS)(
  'the theme %s is accessible on every kind of page at %i px, and nothing leaves the screen',
  async (theme, width) => {
    const { page, shop: server } = await shop.visit(`/?tema=${theme}`, { width, scenario: { as: 'administrator' } });
    fillCart(server);
    for (const path of PAGES.filter((_, place) => IN_EVERY_LOOK || place < 2 === (width === 1280))) {
      await open(page, path);
      if (path === '/teklif/liste') {
        await page.locator('[data-widget=offer-list] [aria-expanded=false]:not([aria-haspopup])').first().click();
        await page.locator('.vt-records__below').first().waitFor();
      }
      expect(await axeViolations(page), path).toEqual([]);
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
    }
  },
);

/** Frameworks from npm, each with at most ten lines for the widgets. */
it.each([
  ['bootstrap4', 'rgb(0, 105, 217)'],
  ['tailwind', 'oklch(0.511 0.262 276.966)'],
  ['bulma', 'rgb(66, 88, 255)'],
])('the widgets are at home in %s: nothing leaves the screen, and its tone is theirs', async (theme, accent) => {
  const { page, shop: server } = await shop.visit(`/sepet?tema=${theme}`);
  fillCart(server);
  const { seo, id } = server.catalogue.all.find(({ units }) => units.length > 1) ?? {};
  for (const path of ['/siparis/liste', `/${seo}-p-${id}`, '/sepet', '/hirdavat?view=grid']) {
    await open(page, path);
    for (const width of [360, 1280]) {
      await resize(page, width);
      expect(await overhang(page), `${path} ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(await background(page, '[data-widget=product-list] .vt-button--primary')).toBe(accent);
});

describe.each(THEMES)('the theme %s', (theme, accent) => {
  // Every part of it is looked at by itself, in every theme in turn (`faults.test.ts`).
  it.runIf(IN_EVERY_LOOK)('holds all widgets on one page', async () => {
    const { page } = await shop.visit(`/hepsi?tema=${theme}`, { scenario: { as: 'administrator' } });
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [1440, 1280, 360]) {
      await resize(page, width);
      expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  it('gives the widgets its accent', async () => {
    const { page } = await shop.visit(`/hirdavat?view=grid&tema=${theme}`);
    await settled(page);
    expect(new URL(page.url()).search).toBe('?view=grid');
    expect(await background(page, '[data-widget=product-list] .vt-button--primary')).toBe(accent);
    expect(await background(page, '[data-widget=product-list] .vt-pagination__link--current')).toBe(accent);
  });
});

it('the bar changes the theme, which stays while the visitor goes on, and goes with a reset', async () => {
  const { page } = await shop.visit('/hirdavat');
  const choose = async (action: () => Promise<void>) => {
    await page.locator('.demo-bar summary').click();
    await action();
    await page.waitForLoadState('load');
    await settled(page);
  };
  const form = page.frameLocator('.demo-bar__frame');
  const button = '[data-widget=product-list] .vt-button--primary';
  await settled(page);
  expect(await background(page, button)).toBe('rgb(27, 94, 72)');
  await choose(async () => {
    await form.getByLabel('Tema').selectOption('Depo');
    await form.getByRole('button', { name: 'Uygula' }).click();
    await page.waitForURL('**/hirdavat');
  });
  expect(await background(page, button)).toBe(ACCENTS.depo);
  await page.getByRole('link', { name: 'Cıvata', exact: false }).first().click();
  await page.waitForURL('**/hirdavat/*');
  await settled(page);
  expect(await background(page, button)).toBe(ACCENTS.depo);
  expect(await axeViolations(page)).toEqual([]);
  await choose(() => form.getByRole('button', { name: 'Sıfırla' }).click());
  await expect.poll(() => background(page, button)).toBe('rgb(27, 94, 72)');
});

/** In the workshop: figures that are compared down a column, by the widget that they stand in. */
const FIGURES = {
  cart: '.vt-cart-lines__cell--total',
  'order-list': '.vt-table__cell--total',
  'product-list': '.vt-list-rows__at--sale',
  'quick-order': '.vt-quick__at--price',
};

it('figures end where their column ends, also where a framework aligns all cells', async () => {
  const { page } = await shop.visit('/atolye');
  for (const [widget, cells] of Object.entries(FIGURES)) {
    await openCell(page, shop.url(), { widget, state: 'full', theme: 'bulma', width: 1280 });
    const cell = page.locator(`tbody ${cells}`).first();
    expect(await cell.evaluate((part) => getComputedStyle(part).textAlign), widget).toBe('end');
  }
});

it.each(['anadolu', 'depo', 'bootstrap', 'bulma'])('the heads of all tables look the same (%s)', async (theme) => {
  const { page, shop: server } = await shop.visit(`/sepet?tema=${theme}`);
  fillCart(server);
  const looks: string[] = [];
  for (const path of ['/sepet', '/hirdavat?view=list', '/hizli-siparis', '/siparis/liste', '/odeme']) {
    await open(page, path);
    const heads = page.locator('main').getByRole('columnheader', { name: /^(Ürün|Toplam)$/ });
    await heads.first().waitFor();
    looks.push(
      await heads.first().evaluate((head) => {
        const { color, opacity, fontSize, fontWeight } = getComputedStyle(head);
        return [color, opacity, fontSize, fontWeight].join(' ');
      }),
    );
  }
  expect(new Set(looks).size, looks.join(' | ')).toBe(1);
});

it('links without a colour of their own are underlined, also where a framework takes the line away', async () => {
  const { page } = await shop.visit('/atolye');
  for (const theme of ['bootstrap4', 'tailwind', 'bulma']) {
    for (const [widget, name] of [
      ['top-header-info', /@/],
      ['overdue-debt-notification', 'Öde'],
    ] as const) {
      await openCell(page, shop.url(), { widget, state: 'full', theme, width: 1280 });
      const link = page.getByRole('link', { name });
      expect(await link.evaluate((part) => getComputedStyle(part).textDecorationLine), `${widget}, ${theme}`).toBe('underline');
    }
  }
});

it.each(['anadolu', 'depo', 'bootstrap', 'bootstrap4', 'tailwind', 'bulma'])(
  'in the theme %s the link past the head of the page shows once the keyboard comes to it',
  async (theme) => {
    const { page } = await shop.visit(`/sepet?tema=${theme}`);
    await page.keyboard.press('Tab');
    const link = page.locator('a:focus');
    expect(await link.textContent()).toBe('İçeriğe geç');
    const { width = 0, height = 0, y = -1 } = (await link.boundingBox()) ?? {};
    expect([width > 40, height > 12, y >= 0]).toEqual([true, true, true]);
  },
);

it.each(['depo', 'bootstrap'])(
  'in the theme %s the button of the search statistics stands in line with its field',
  async (theme) => {
    const { page } = await shop.visit('/atolye');
    await openCell(page, shop.url(), { widget: 'dashboard', state: 'full', theme, width: 1280 });
    const field = await page.getByRole('textbox').boundingBox();
    const button = await page.getByRole('button', { name: 'Ara', exact: true }).boundingBox();
    expect(Math.abs((field?.y ?? 0) - (button?.y ?? 9))).toBeLessThan(1);
  },
);
