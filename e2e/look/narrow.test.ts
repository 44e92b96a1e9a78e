import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openCell } from '../support/cells';
import { demoShop, settled } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

/** How many CSS pixels are between the first element of a selector and that of another, beside it. */
const gap = (page: Page, part: string, beside: string): Promise<number> =>
  page.evaluate(
    ([left = '', right = '']) => {
      const end = document.querySelector(left)?.getBoundingClientRect().right ?? NaN;
      return (document.querySelector(right)?.getBoundingClientRect().left ?? NaN) - end;
    },
    [part, beside],
  );

it('a long code makes no row much higher than the others', async () => {
  const { page } = await shop.visit('/hirdavat/vida?view=list', { width: 1280 });
  await settled(page);
  const row = page.getByRole('row', { name: /PKS-VDA-TRAPEZ-5X80MM-SARIKAPLAMA-029/ });
  expect(await row.evaluate((element) => element.clientHeight)).toBeLessThan(76);
});

it('a telephone number that is none lies over nothing', async () => {
  const { page } = await shop.visit('/atolye/top-header-info/onizleme?durum=long');
  await page.locator('.vt-top-header__words--phone').waitFor();
  await resize(page, 768);
  expect(await overhang(page)).toBe(0);
  expect(await gap(page, '.vt-top-header__words--phone', '.vt-top-header__pair--customer')).toBeGreaterThan(0);
});

it('what a row of a quick order comes to stands beside its sign', async () => {
  const { page } = await shop.visit('/atolye');
  await openCell(page, shop.url(), { widget: 'quick-order', state: 'full', theme: 'anadolu', width: 768 });
  for (const width of [640, 700, 768, 830, 900, 1024, 1099]) {
    await resize(page, width);
    const steps = await page.locator('.vt-quick__sums .vt-quick__note').evaluateAll((notes) =>
      notes.map((note) => {
        const [sign, amount] = [note.firstElementChild, note.lastElementChild].map((part) => part?.getBoundingClientRect());
        return (amount?.bottom ?? NaN) - (sign?.bottom ?? NaN);
      }),
    );
    // Letters of two sizes on one line.
    expect({ width, areTogether: Math.max(...steps) < 4 }).toEqual({ width, areTogether: true });
  }
});

it('a price that has no room beside the other one ends below it', async () => {
  const { page } = await shop.visit('/atolye');
  await openCell(page, shop.url(), { widget: 'product-list', state: 'full', theme: 'anadolu', width: 328 });
  const ends = await page.locator('tbody .vt-list-rows__at--sale').evaluateAll((prices) =>
    prices.map((price) => {
      const row = price.closest('.vt-list-rows__row');
      return Math.round((row?.getBoundingClientRect().right ?? NaN) - price.getBoundingClientRect().right);
    }),
  );
  expect(new Set(ends)).toEqual(new Set([0]));
});

it('the tools of a list stand on a phone in the order in which Tab reaches them', async () => {
  const { page } = await shop.visit('/atolye');
  await openCell(page, shop.url(), { widget: 'product-list', state: 'full', theme: 'anadolu', width: 390 });
  const places = await page.locator('.vt-list-bar :is(select, input, button):visible').evaluateAll((tools) =>
    tools.map((tool) => {
      const { left, top, height } = tool.getBoundingClientRect();
      // By lines of 20 px, as things of several heights stand in one.
      return Math.round((top + height / 2) / 20) * 10_000 + left;
    }),
  );
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('what adds a product stays within a card of two in a row on a phone', async () => {
  const unit = { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 3, currency: 'TL' } };
  const product = JSON.stringify({
    product: { id: 1, name: 'Vida', quantity: 5, salePrice: unit.defaultPrice, defaultUnit: unit },
  });
  const { page } = await shop.visit('/deneme', {
    width: 375,
    body: `<div data-widget="add-to-cart-button" data-load="eager"><script type="application/json">${product}</script></div>`,
  });
  await settled(page);
  await page.locator('[data-widget]').evaluate((card: HTMLElement) => (card.style.inlineSize = '102px'));
  const button = page.getByRole('button', { name: 'Sepete ekle' });
  expect((await button.boundingBox())?.width).toBeLessThanOrEqual(102);
});

it('a product without a special code leaves no hole where others have theirs', async () => {
  const { page } = await shop.visit('/hirdavat/vida?view=list', { width: 1280 });
  await settled(page);
  const row = page.getByRole('row', { name: 'Akıllı Vida Matkap Uçlu 4 x 40 mm Beyaz Kaplama' });
  const [model, tax] = await Promise.all(['model', 'tax'].map((fact) => row.locator(`.vt-list-rows__at--${fact}`).boundingBox()));
  if (!model || !tax) throw new Error('A fact is not shown.');
  expect(Math.abs(tax.x - model.x - model.width)).toBeLessThan(1);
});
