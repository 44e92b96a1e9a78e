// @module-tag proof
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { fillCart } from '../support/goods';
import { findFaults } from './faults/findFaults';
import { demoShop, settled } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

const GRID = '/hirdavat/vida?view=grid';
const PAGES = [
  '/',
  '/hirdavat',
  '/hirdavat?view=grid',
  GRID,
  '/sepet',
  '/odeme',
  '/odeme/cari',
  '/teklif/liste',
  '/siparis/liste',
  '/servis',
];

/** What a reader may set to read more easily (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const setRules = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Gives a page the spacing that readers may set. */
const spaceOut = (page: Page) => setRules(page, SPACING);

// 320 px is also what 400 % of a window of 1280 px leaves (1.4.10). At 360 two cards share a phone, and are narrower.
it.each([...PAGES.map((path) => [path, 320] as const), [GRID, 360] as const])(
  '%s keeps within %i px, and cuts no line and spills no button, with wider texts too',
  async (path, width) => {
    // So many that the cart has its tools.
    const prepare = (server: Shop) => {
      fillCart(server, 9);
    };
    const { page } = await shop.visit(path, { width, prepare });
    await settled(page);
    await page.waitForLoadState('networkidle');
    const state = () =>
      page.evaluate(() => {
        const texts = [...document.querySelectorAll('.vt-root *')].filter((element) => {
          const { overflowX } = getComputedStyle(element);
          const hasWords = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
          return hasWords && overflowX !== 'visible' && element.clientWidth > 1 && element.checkVisibility();
        });
        const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
        const buttons = [...document.querySelectorAll('.vt-root .vt-button')].filter((button) => button.checkVisibility());
        return {
          overhang: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          cut: [...new Set(texts.filter(isTooWide).map((element) => element.getAttribute('class')))],
          spilled: [...new Set(buttons.filter(isTooWide).map(({ textContent }) => textContent))],
        };
      });
    const whole = { overhang: 0, cut: [], spilled: [] };
    expect(await state()).toEqual(whole);
    await spaceOut(page);
    expect(await state()).toEqual(whole);
  },
);

it('what adds a whole order sheet says all its words beside a total of millions, at 320 px with wider texts', async () => {
  const { page } = await shop.visit('/hirdavat/vida', {
    width: 320,
    body: '<div data-widget="product-list" data-add="together"></div>',
  });
  await settled(page);
  await page.locator('.vt-quantity__input').nth(1).fill('99000');
  await page.keyboard.press('Tab');
  await page.getByText('1 satır').waitFor();
  await spaceOut(page);
  const button = page.getByRole('button', { name: 'Hepsini sepete ekle' });
  expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

it.each([768, 1024, 1280])(
  'with letters of 20 px the buttons of a list in Bootstrap cover no price, %i px wide',
  async (width) => {
    const { page } = await shop.visit('/hirdavat/vida?view=list&tema=bootstrap', { width });
    await settled(page);
    await page
      .getByRole('link', { name: /Stokta Sorunuz/ })
      .first()
      .waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '20px';
    });
    expect((await findFaults(page)).filter(({ kind }) => kind === 'covered')).toEqual([]);
  },
);

it('in Bootstrap the button of a cart covers no total of millions, at 320 px', async () => {
  const prepare = ({ catalogue, cart }: Shop) => {
    const dear = catalogue.all.find(({ quantity, salePrice }) => (quantity ?? 0) > 4000 && (salePrice?.value ?? 0) > 2000);
    cart.add(String(dear?.id), String(dear?.defaultUnit?.id), 4000);
  };
  const { page } = await shop.visit('/sepet?tema=bootstrap', { width: 320, prepare });
  await settled(page);
  const bar = page.locator('.vt-foot-bar');
  const total = await bar.getByText(/\d\.\d{3}\.\d{3},/).boundingBox();
  const button = await bar.getByRole('button').boundingBox();
  expect((total?.x ?? 320) + (total?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
});

it('a card breaks the long name of a brand or a model, at 320 px', async () => {
  const product = {
    id: 1,
    name: 'Vida',
    brand: { code: 'M', name: 'Makinaparçalarısanayiticaret' },
    model: { id: 2, name: 'Modellerinenuzunuolanmodel' },
  };
  const json = JSON.stringify({ items: [product, { ...product, id: 3 }], total: 2, page: 1, pages: 1 });
  const { page } = await shop.visit('/hirdavat/vida', {
    width: 320,
    body: `<div data-widget="product-list" data-view="grid"><script type="application/json">${json}</script></div>`,
  });
  await settled(page);
  await page.locator('.vt-list-card__maker').first().waitFor();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

it.each(['/', '/sepet'])('in Bootstrap %s keeps within a window of 768 px with wider texts', async (path) => {
  const { page } = await shop.visit(`${path}?tema=bootstrap`, { width: 768 });
  await settled(page);
  await spaceOut(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const beyond = await page.locator('.vt-languages').evaluate((languages) => {
    const box = languages.parentElement?.closest('[data-widget]')?.getBoundingClientRect();
    return languages.getBoundingClientRect().right - (box?.right ?? 0);
  });
  expect(beyond).toBeLessThanOrEqual(1);
});

it('in Bootstrap the dialog of keys needs no scrolling sideways at 320 px with wider texts', async () => {
  const { page } = await shop.visit('/hirdavat?tema=bootstrap');
  await settled(page);
  await page.getByRole('button', { name: 'Klavye kısayolları' }).click();
  const body = page.locator('dialog[open] .vt-dialog__body');
  await body.waitFor();
  await resize(page, 320, 720);
  await spaceOut(page);
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

it.each([320, 360])('the list of users keeps within %i px with wider texts', async (width) => {
  const { page } = await shop.visit('/yonetim/kullanicilar', { width, scenario: { as: 'administrator' } });
  await settled(page);
  await page.locator('.vt-online .vt-table__cell').first().waitFor();
  await spaceOut(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

// 1.4.4: the largest letters of Chrome's settings, and twice the usual ones.
it.each([
  ['/siparis/liste', '.vt-records .vt-money'],
  ['/teklif/liste', '.vt-records .vt-money'],
  ['/hizli-siparis', '.vt-quick__row'],
  ['/odeme', '.vt-progress'],
  ['/servis', '.vt-root'],
  [GRID, '.vt-list-card__stock'],
])('%s keeps within its window with larger letters', async (path, ready) => {
  const { page } = await shop.visit(path);
  await settled(page);
  await page.locator(ready).first().waitFor();
  for (const size of [24, 32]) {
    await setRules(page, `html { font-size: ${size}px }`);
    for (const width of [1280, 768, 360]) {
      await resize(page, width);
      expect(await overhang(page), `${size} px in ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

it('with letters twice as large a cart breaks no figure of its lines, and keeps its sums in their panel', async () => {
  const prepare = (server: Shop) => {
    fillCart(server, 9);
  };
  const { page } = await shop.visit('/sepet', { width: 1366, prepare });
  await settled(page);
  await setRules(page, 'html { font-size: 32px }');
  const state = await page.evaluate(() => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    const figures = [
      ...document.querySelectorAll('.vt-cart-lines__cell--tax, .vt-cart-lines .vt-money:not(:has(.vt-hidden-text))'),
    ];
    const sums = document.querySelector('.vt-desk-sums');
    return {
      broken: figures.filter((figure) => linesOf(figure) > 1).map(({ textContent }) => textContent),
      figures: figures.length,
      overhang: sums && sums.scrollWidth - sums.clientWidth,
    };
  });
  expect(state.figures).toBeGreaterThan(18);
  expect(state).toMatchObject({ broken: [], overhang: 0 });
});
