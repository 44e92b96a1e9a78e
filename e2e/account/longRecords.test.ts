// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillCart } from '@mocks/shop/fillCart';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

/** A little more than all of which are in the document. */
const MANY = 600;

interface Records {
  readonly items: ReadonlyArray<Record<string, unknown>>;
}

/** Has the first order or offer of a page as many lines, each with a number of its own in its name and its code. */
async function lengthen(page: Page, call: string, field: string): Promise<void> {
  await page.route(`**/api/catalog/${call}*`, async (route) => {
    const response = await route.fetch();
    const { items, ...others } = (await response.json()) as Records;
    const [first, ...rest] = items;
    const [line] = first?.[field] as ReadonlyArray<Record<string, unknown>>;
    const lines = Array.from({ length: MANY }, (_, place) => ({
      ...line,
      id: 9000 + place,
      code: `KOD-${place + 1}`,
      name: `Ürün ${place + 1}.`,
    }));
    await route.fulfill({ response, json: { ...others, items: [{ ...first, [field]: lines }, ...rest] } });
  });
}

const rows = (page: Page) => page.locator('.vt-table--long .vt-item__name');
const lastName = (page: Page) => rows(page).last().textContent();
/** How many lines are in the document while the page is being printed. */
async function printed(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('.vt-table--long .vt-item__name').length);
    });
  });
  await page.pdf();
  return Number(await page.evaluate(() => document.documentElement.dataset.printed));
}
const widthOf = (page: Page) =>
  page.locator('.vt-table--long .vt-table__title').evaluateAll((all) => all.map((one) => one.clientWidth));

/** The page of a list with such an order or offer, unfolded. */
async function unfold(path: string, call: string, field: string) {
  const visit = await shop.visit('/account/login');
  const { page } = visit;
  await lengthen(page, call, field);
  await page.goto(`${shop.url()}${path}`);
  await settled(page);
  await page.locator('.vt-records__toggle').first().click();
  return visit;
}

const find = (page: Page) => page.getByRole('searchbox', { name: 'Satırlarda ara' });

describe(`${MANY} lines have those about the window in the document, in columns that stay, and print all`, () => {
  it.each([
    ['an order', '/siparis/liste', 'orders', 'orderItems'],
    ['an offer', '/teklif/liste', 'offers', 'offerItems'],
  ])('%s', async (_, path, call, field) => {
    const { page } = await unfold(path, call, field);
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    expect(await rows(page).count()).toBeLessThan(60);
    const widths = await widthOf(page);
    await page.locator('.vt-chosen-lines__actions').scrollIntoViewIfNeeded();
    await expect.poll(() => lastName(page)).toBe(`Ürün ${MANY}.`);
    expect(await rows(page).last().isVisible()).toBe(true);
    expect(await rows(page).count()).toBeLessThan(60);
    expect(await widthOf(page)).toEqual(widths);
    expect(await printed(page)).toBe(MANY);
  });

  it('what is about to be ordered', async () => {
    const { page } = await shop.visit('/odeme', { prepare: (server) => fillCart(server, MANY) });
    await settled(page);
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    expect(await rows(page).count()).toBeLessThan(60);
    await find(page).fill(String(MANY));
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await lastName(page)).toMatch(new RegExp(` ${MANY}$`));
  });
});

describe(`${MANY} lines`, () => {
  it('are looked through by name and number, and keep what is chosen of them', async () => {
    const { page } = await unfold('/siparis/liste', 'orders', 'orderItems');
    await find(page).fill('ürün 577.');
    await expect.poll(() => rows(page).allTextContents()).toEqual(['Ürün 577.']);
    expect(await page.getByText('1 satır gösteriliyor').isVisible()).toBe(true);
    await page.getByRole('checkbox', { name: 'Seç: Ürün 577.' }).check();
    await find(page).fill('600');
    await expect.poll(() => rows(page).allTextContents()).toEqual(['Ürün 600.']);
    await find(page).fill('');
    await page.getByRole('checkbox', { name: 'Seç: Ürün 2.' }).check();
    await find(page).fill('577');
    expect(await page.getByRole('checkbox', { name: 'Seç: Ürün 577.' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Seçilenleri tekrar sipariş ver/ }).click();
    const codes = page.getByRole('dialog', { name: 'Hızlı sipariş' }).locator('[data-box=code]');
    await expect.poll(() => codes.evaluateAll((boxes: HTMLInputElement[]) => boxes.filter(({ value }) => value).length)).toBe(2);
  });

  it('lead to a profit that is none, whichever line it is in and whatever is looked for', async () => {
    const { page } = await unfold('/teklif/liste', 'offers', 'offerItems');
    await find(page).fill('599');
    const wrong = page.getByRole('textbox', { name: 'Kâr (%): Ürün 599.' });
    await wrong.fill('on');
    await find(page).fill('1');
    await expect.poll(() => rows(page).first().textContent()).toBe('Ürün 1.');
    await page.getByRole('button', { name: /^Kaydet:/ }).click();
    await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

it.each([
  ['orders', '/siparis/liste', 'orders'],
  ['offers', '/teklif/liste', 'offers'],
])('a hundred %s have their buttons beside the totals, and nothing off the screen', async (_, path, call) => {
  const { page } = await shop.visit('/account/login');
  await page.route(`**/api/catalog/${call}*`, async (route) => {
    const response = await route.fetch();
    const { items, ...others } = (await response.json()) as Records;
    const many = Array.from({ length: 100 }, (__, place) => ({ ...items[0], id: 9000 + place, orderNo: `NO-${place}` }));
    await route.fulfill({ response, json: { ...others, items: many } });
  });
  await page.goto(`${shop.url()}${path}`);
  await page.getByRole('rowheader', { name: 'NO-99' }).waitFor();
  for (const width of [700, 1000, 1280, 1920]) {
    await resize(page, width);
    const [total, actions] = ['.vt-table__cell--total', '.vt-records__row-actions'].map((part) => page.locator(part).nth(50));
    const totalEnd = await total?.evaluate((cell) => cell.getBoundingClientRect().right);
    expect(await actions?.evaluate((buttons) => buttons.getBoundingClientRect().left)).toBeGreaterThanOrEqual(totalEnd ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

it('orders whose state is told in several words stay on the screen', async () => {
  const { page } = await shop.visit('/account/login', { scenario: { settings: { locale: 'en' } } });
  await page.route('**/api/catalog/orders*', async (route) => {
    const response = await route.fetch();
    const { items, ...others } = (await response.json()) as Records;
    await route.fulfill({
      response,
      json: { ...others, items: items.map((order) => ({ ...order, status: 'Kısmen kargoya verildi' })) },
    });
  });
  await page.goto(`${shop.url()}/siparis/liste`);
  await page.getByText('Kısmen kargoya verildi').first().waitFor();
  for (let width = 660; width <= 760; width += 10) {
    await resize(page, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

it('orders on a tablet tell a state of one word in one line', async () => {
  const { page } = await shop.visit('/siparis/liste?tema=bootstrap');
  const state = page.getByText('Hazırlanıyor', { exact: true }).first();
  await state.waitFor();
  for (const width of [720, 768, 820, 912]) {
    await resize(page, width);
    const lines = await state.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});
