// @module-tag proof
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openCell, painted, setWidth } from '../support/cells';
import { demoShop } from '../support/visit';

const shop = demoShop();

/** A widget of the workshop in a container of that width. */
async function open(widget: string, width: number, state: 'full' | 'loading' = 'full'): Promise<Page> {
  const { page } = await shop.visit('/account/login');
  await openCell(page, shop.url(), { widget, state, theme: 'anadolu', width });
  await makeWide(page, width);
  return page;
}

async function makeWide(page: Page, width: number): Promise<void> {
  await setWidth(page, width + 60);
  await page.evaluate((size) => {
    const container = document.querySelector<HTMLElement>('[data-widget]');
    if (container) container.style.inlineSize = `${size}px`;
  }, width);
  await painted(page);
}

/** One edge, or another measure, of all elements of a selector that are shown. Throws where none is: nothing could be wrong with it. */
async function measure(
  page: Page,
  selector: string,
  side: 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height',
): Promise<readonly number[]> {
  const boxes = await page
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  const shown = boxes.filter(({ width }) => width > 1);
  if (shown.length === 0) throw new Error(`nothing is shown at ${selector}`);
  return shown.map((box) => Math.round(box[side]));
}

it('keeps the last line of each product off the rule below it', async () => {
  const page = await open('product-list', 900);
  for (const width of [900, 1060, 1160]) {
    await makeWide(page, width);
    const rules = await measure(page, 'tbody .vt-list-rows__row', 'bottom');
    const codes = await measure(page, 'tbody .vt-list-rows__at--code', 'bottom');
    expect(Math.min(...rules.map((rule, place) => rule - (codes[place] ?? NaN)))).toBeGreaterThanOrEqual(4);
  }
});

it('has a code and its barcode in one line of a compact row', async () => {
  const page = await open('product-list', 900);
  await page.getByRole('button', { name: 'Sık satırlar' }).click();
  for (const width of [900, 1160]) {
    await makeWide(page, width);
    expect(Math.max(...(await measure(page, 'tbody .vt-list-rows__row', 'height')))).toBeLessThanOrEqual(36);
  }
});

it('keeps units off the rule above their line of the cart', async () => {
  const page = await open('cart', 700);
  for (const width of [700, 860]) {
    await makeWide(page, width);
    const rules = await measure(page, '[data-line]', 'top');
    const units = await measure(page, '[data-line] .vt-cart-lines__cell--unit', 'top');
    expect(Math.min(...units.map((unit, place) => unit - (rules[place] ?? NaN)))).toBeGreaterThanOrEqual(2);
  }
});

it('names the menus of orders right above them', async () => {
  const page = await open('order-list', 1000);
  const end = await page
    .locator('.vt-table__title--actions')
    .first()
    .evaluate((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      return Math.round(text.getBoundingClientRect().right);
    });
  expect(await measure(page, '.vt-row-menu__button', 'right')).toContain(end);
});

it('has equal buttons in all offers, also beside one that is cancelled', async () => {
  const page = await open('offer-list', 900);
  expect(new Set(await measure(page, '.vt-records__toggle', 'width')).size).toBe(1);
});

it('has the tools of a list in one line from 900 px on, all of a height', async () => {
  const page = await open('product-list', 900);
  const tools = '.vt-list-bar select, .vt-list-bar__views';
  expect(new Set(await measure(page, tools, 'height'))).toEqual(new Set([32]));
  expect(new Set(await measure(page, tools, 'top')).size).toBe(1);
});

it('leaves no tool of a list alone in a line', async () => {
  const page = await open('product-list', 860);
  for (const width of [480, 760, 840, 860, 880]) {
    await makeWide(page, width);
    expect(new Set(await measure(page, '.vt-list-bar__tool, .vt-list-bar__views', 'top')).size, `${width} px`).toBe(1);
  }
});

it('breaks no words of a stock where there is room for them', async () => {
  const page = await open('product-list', 860);
  for (const width of [860, 900, 1160, 1400]) {
    await makeWide(page, width);
    expect(new Set(await measure(page, 'tbody .vt-stock--opener', 'height')).size, `${width} px`).toBe(1);
  }
});

it('has the titles of a list in one line', async () => {
  const page = await open('product-list', 780);
  const [name = NaN] = await measure(page, '.vt-list-rows__title--name', 'top');
  const [stock = NaN] = await measure(page, '.vt-list-rows__title--stock', 'top');
  expect(Math.abs(name - stock)).toBeLessThanOrEqual(1);
});

it('has the search and the order of a cart equally high', async () => {
  const page = await open('cart', 860);
  expect(new Set(await measure(page, '.vt-cart-tools__find, .vt-cart-tools .vt-select', 'height')).size).toBe(1);
});

it('lets a card that asks for stock begin its button where others begin', async () => {
  const page = await open('product-list', 360);
  const [begin] = await measure(page, 'tbody .vt-list-rows__row', 'left');
  expect(new Set(await measure(page, 'tbody .vt-list-rows__at--notice', 'left'))).toEqual(new Set([begin]));
});

it('has the stock of a product on a line of its price', async () => {
  const page = await open('product-detail', 940);
  const lines = await page.evaluate(() =>
    ['.vt-buying__worth .vt-stock', '.vt-buying__worth .vt-prices__tax'].map((selector) => {
      const part = document.querySelector(selector);
      const pen = document.createElement('canvas').getContext('2d');
      if (!part || !pen) return NaN;
      const { fontSize, fontFamily } = getComputedStyle(part);
      pen.font = `${fontSize} ${fontFamily}`;
      const text = document.createRange();
      text.selectNodeContents(part);
      return text.getBoundingClientRect().top + pen.measureText('0').fontBoundingBoxAscent;
    }),
  );
  expect(Math.abs((lines[0] ?? NaN) - (lines[1] ?? NaN))).toBeLessThanOrEqual(1);
});

it('begins what there is to choose from where its code begins, in a card', async () => {
  const page = await open('quick-order', 560);
  const [code] = await measure(page, '.vt-quick__box--code', 'left');
  expect(new Set(await measure(page, '.vt-quick__found', 'left'))).toEqual(new Set([code]));
});

it('has the lines of a cart right below its tools, on phones, too', async () => {
  const page = await open('cart', 358);
  const tools = await measure(page, '.vt-cart-tools', 'bottom');
  expect(await measure(page, '.vt-cart__tools', 'bottom')).toEqual(tools);
});

it('begins boxes below their title, and names right beside them where a cart has no room for pictures', async () => {
  const page = await open('cart', 650);
  const [title] = await measure(page, '.vt-cart-lines__title--product', 'left');
  expect(new Set(await measure(page, '.vt-cart-lines__box', 'left'))).toEqual(new Set([title]));
  const [end] = await measure(page, '.vt-cart-lines__pick', 'right');
  expect(new Set(await measure(page, '.vt-cart-lines__name', 'left'))).toEqual(new Set([end]));
});

it('keeps the number of many products off the choice beside it', async () => {
  const page = await open('product-list', 700);
  const count = await page.locator('.vt-list-bar__count').evaluate((element) => {
    element.textContent = '12.345 ürün bulundu';
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().right;
  });
  const [choice = NaN] = await measure(page, '.vt-list-bar__tax', 'left');
  expect(choice - count).toBeGreaterThanOrEqual(7);
});

it('shows prices that are on their way where they will end', async () => {
  const page = await open('product-list', 860, 'loading');
  for (const width of [860, 1160]) {
    await makeWide(page, width);
    for (const price of ['list', 'sale']) {
      const [cell = NaN] = await measure(page, `tbody .vt-list-rows__at--${price}`, 'right');
      const [block = NaN] = await measure(page, `.vt-list-rows__block--${price}`, 'right');
      expect(cell - block, `${price}, ${width} px`).toBeLessThanOrEqual(8);
    }
  }
});

it('shows a code that is on its way at every width', async () => {
  const page = await open('product-list', 860, 'loading');
  for (const width of [360, 860, 940, 1160]) {
    await makeWide(page, width);
    expect(Math.min(...(await measure(page, '.vt-list-rows__block--code', 'width'))), `${width} px`).toBeGreaterThan(64);
  }
});

it('has a quantity that was refused in line with its unit', async () => {
  const page = await open('product-list', 900);
  const row = page.locator('tbody .vt-list-rows__row', { has: page.locator('select') }).first();
  await row.getByRole('spinbutton').fill('99999');
  await row.locator('.vt-list-rows__at--add button').click();
  await row.locator('.vt-row-note').waitFor();
  for (const width of [700, 900]) {
    await makeWide(page, width);
    const [quantity] = await measure(page, '.vt-quantity--noted', 'top');
    const cell = '.vt-list-rows__at--units:has(.vt-row-note)';
    expect(await measure(page, `${cell} select`, 'top'), `${width} px`).toEqual([quantity]);
  }
});

it('keeps what empties a cart at its end where it has a line of its own', async () => {
  const page = await open('cart', 288);
  expect(await measure(page, '.vt-cart__clear', 'right')).toEqual(await measure(page, '.vt-cart__head', 'right'));
});

it('has the lines of a checkout in a table at every width that has room for one', async () => {
  const page = await open('checkout', 640);
  for (const width of [640, 900, 980, 992, 1100]) {
    await makeWide(page, width);
    expect(new Set(await measure(page, 'thead .vt-table__title', 'height')).size, `${width} px`).toBe(1);
    expect(Math.max(...(await measure(page, 'tbody .vt-table__row', 'height'))), `${width} px`).toBeLessThan(100);
  }
});

it('draws a rule above the sum of a checkout only where something stands above it', async () => {
  const page = await open('checkout', 1100);
  const rules = () =>
    page.locator('.vt-desk-sums__grand').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopWidth));
  expect(await rules()).toEqual(['1px', '1px']);
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.locator('.vt-desk-sums__term', { hasText: 'Ödenecek tutar' }).waitFor();
  expect(await rules()).toEqual(['0px', '0px']);
});

it('keeps the number of a line clear of the ring around its box', async () => {
  const page = await open('cart', 700);
  const [box = NaN] = await measure(page, '.vt-cart-lines__pick input', 'bottom');
  const [number] = await measure(page, '.vt-cart-lines__number', 'top');
  expect(number).toBeGreaterThanOrEqual(box + 4);
});
