import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { authorPage, json } from '../support/authorPage';
import { demoShop, settled } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

/** A container with its child JSON. */
const container = (widget: string, data: object) =>
  `<div data-widget="${widget}"><script type="application/json">${json(data)}</script></div>`;

/** How many CSS pixels are between the first element of a selector and that of another, beside it. */
const gap = (page: Page, part: string, beside: string): Promise<number> =>
  page.evaluate(
    ([left = '', right = '']) => {
      const end = document.querySelector(left)?.getBoundingClientRect().right ?? NaN;
      return (document.querySelector(right)?.getBoundingClientRect().left ?? NaN) - end;
    },
    [part, beside],
  );

it('the button that adds keeps inside a card of 102 px', async () => {
  const product = { id: 1, name: 'Ürün', quantity: 9, salePrice: { value: 5, currency: 'TL' } };
  const unit = { id: 1, value: 'ADET', multiplier: 1, defaultPrice: product.salePrice };
  const card = `<div id="card">${container('add-to-cart-button', { product: { ...product, defaultUnit: unit } })}</div>`;
  const { page } = await shop.visit('/hirdavat', {
    document: (server) => authorPage(server, card),
    files: { '/author/': () => '#card { width: 102px }' },
  });
  await settled(page);
  expect(await page.locator('#card').evaluate((card) => card.scrollWidth)).toBe(102);
});

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
