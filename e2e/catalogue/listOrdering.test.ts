// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { PARTS } from '../support/parts';
import { demoShop, settled, type Visit } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

const CASE = {
  id: 990,
  value: 'KOLİ',
  multiplier: 1200,
  barcode: null,
  defaultPrice: { value: 14000, currency: 'TL' },
  listPrice: null,
};

/** Car parts of which some have a second unit. */
const GOODS = PARTS.slice(0, 12).map((part, index) => {
  const unit: unknown = Reflect.get(part, 'defaultUnit');
  return index % 3 === 1 ? { ...part, units: [unit, CASE] } : part;
});

/** Three of them are in the cart: in their unit, in both, and one that is sold out. */
const CART = [
  { id: 1, product: GOODS[0], productUnit: { ...CASE, id: 77, value: 'ADET', multiplier: 1 }, quantity: 3 },
  { id: 2, product: GOODS[1], productUnit: { ...CASE, id: 77, value: 'PAKET', multiplier: 100 }, quantity: 3 },
  { id: 3, product: GOODS[1], productUnit: CASE, quantity: 2 },
  { id: 4, product: GOODS[4], productUnit: CASE, quantity: 12 },
];

const settings = { showPriceStatus: '1', showListPrice: '1', showStokInfo: '1', stockInfoStatus: '0' };

async function openParts(density: 'comfortable' | 'compact'): Promise<Visit> {
  const json = JSON.stringify({ items: GOODS, total: GOODS.length, page: 1, pages: 1 }).replaceAll('<', '\\u003c');
  const visit = await shop.visit('/deneme', {
    scenario: { settings },
    body: `<div data-widget="product-list" data-view="list" data-density="${density}"><script type="application/json">${json}</script></div>`,
  });
  await visit.context.route('**/api/catalog/cart', (route) => route.fulfill({ json: CART }));
  await visit.page.reload();
  await visit.page.getByRole('button', { name: /^Sepette 12 KOLİ/ }).waitFor();
  return visit;
}

const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody .vt-list-rows__row')].map((row) => Math.round(row.getBoundingClientRect().height)),
  );

describe('ordering from a list', () => {
  it('takes quantity and Enter for each of 20 lines, and no page load', { tags: ['D-76'] }, async () => {
    const { page, shop: server } = await shop.visit('/hirdavat/vida', { scenario: { settings: { cartStockControl: '1' } } });
    await settled(page);
    const boxes = page.locator('.vt-list-rows__row input[role=spinbutton]');
    const lines = 20;
    // The rows come slice by slice.
    await boxes.nth(lines - 1).waitFor();
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    await boxes.first().focus();
    for (let line = 1; line <= lines; line += 1) {
      await page.keyboard.press(String((line % 9) + 1));
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => server.cart.items().length, { timeout: 30_000 }).toBe(lines);
    expect(server.cart.items().map(({ quantity }) => quantity)).toEqual(
      Array.from({ length: lines }, (_, index) => ((index + 1) % 9) + 1),
    );
    expect(loads).toBe(0);
  });

  it.each([
    ['comfortable', 64],
    ['compact', 40],
  ] as const)('keeps rows %s with a unit to choose and what is in the cart', async (density, most) => {
    const { page, context } = await openParts(density);
    for (const width of [640, 768, 900, 1024, 1280, 1600]) {
      // With the margins of the page.
      await resize(page, width + 16, 900);
      const found = await heights(page);
      // Close rows below 900 px have no room for box, unit and cart in one line: that one row takes a second.
      const inBoth = density === 'compact' && width < 900 ? 1 : -1;
      expect(Math.max(...found.filter((_, row) => row !== inBoth)), `${width} px`).toBeLessThanOrEqual(most);
      expect(Math.max(...found), `${width} px`).toBeLessThanOrEqual(64);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
    await resize(page, 360);
    const mark = page.getByRole('button', { name: /^Sepette 3 PAKET, 2 KOLİ/ });
    expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await mark.click();
    const lines = page.getByRole('group', { name: /^Sepetteki: / });
    await lines.waitFor();
    const box = await lines.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeViolations(page)).toEqual([]);
  });
});

it('− and + look as if they did nothing where they do nothing', async () => {
  const { page } = await openParts('comfortable');
  const row = page.locator('tbody .vt-list-rows__row').nth(2);
  const opacities = () =>
    row.locator('.vt-quantity__step').evaluateAll((steps) => steps.map((step) => Number(getComputedStyle(step).opacity) < 1));
  expect(await opacities()).toEqual([true, false]);
  await row.getByRole('spinbutton').fill('99999');
  await row.getByRole('spinbutton').blur();
  expect(await opacities()).toEqual([false, true]);
});
