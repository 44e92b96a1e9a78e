import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { axeViolations } from '../support/axe';
import { LOCALES, looksInTurn } from '../support/looks';
import { fillWithPlenty } from '../support/goods';
import { hasFocus, tabTo } from '../support/keys';
import { demoShop, settled, type VisitOptions } from '../support/visit';
import { overhang } from '../support/windowSize';

const shop = demoShop();

/** The cart page of a session with so many lines. */
async function openCart(count: number, options: VisitOptions = {}) {
  const prepare = (server: Shop) => {
    fillWithPlenty(server, count);
  };
  const visit = await shop.visit('/sepet', { ...options, prepare });
  await settled(visit.page);
  return visit;
}

const rows = (page: Page) => page.locator('[data-line]');

it('takes an order from the list to its confirmation by keyboard alone', { tags: ['S1-6.05'] }, async () => {
  const { page, shop: server } = await shop.visit('/hirdavat?sort=-quantity');
  await settled(page);
  await page.locator('.vt-add').first().waitFor();
  await tabTo(page, '.vt-add');
  await page.keyboard.press('Enter');
  await page.locator('.vt-cart-icon__badge').waitFor();
  fillWithPlenty(server, 3);
  await page.goto(`${shop.url()}/sepet`);
  await settled(page);
  await expect.poll(() => rows(page).count()).toBe(server.cart.items().length);

  const second = '[data-line]:nth-child(2)';
  await tabTo(page, `${second} input`);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => server.cart.items()[1]?.quantity).toBe(3);
  const unit = server.cart.items()[1]?.product.units[1]?.value;
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page, `${second} select`)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => server.cart.items()[1]?.productUnit.value).toBe(unit);

  const count = server.cart.items().length;
  await tabTo(page, `${second} button.vt-button--icon`);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page, '.vt-cart-undo button')).toBe(true);
  await expect.poll(() => server.cart.items().length).toBe(count - 1);
  await page.keyboard.press('Enter');
  await expect.poll(() => server.cart.items().length).toBe(count);
  await page.locator('.vt-cart-undo').waitFor({ state: 'detached' });

  await tabTo(page, 'textarea');
  await page.keyboard.type('Acele');
  await tabTo(page, '.vt-cart-order .vt-button--primary');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/siparis\/tamam\?no=/);
  expect(server.cart.orders.map(({ description }) => description)).toEqual(['Acele']);
  await settled(page);
  await page.getByText('Siparişiniz başarılı.').first().waitFor();
});

it('requests an offer and leads to the list of offers', { tags: ['S1-4.16'] }, async () => {
  const { page, shop: server } = await openCart(2);
  await page.getByRole('textbox', { name: 'Sipariş notu' }).fill('Proje');
  await page.getByRole('button', { name: 'Teklif iste' }).click();
  await page.waitForURL('**/teklif/liste');
  expect(server.cart.offers).toMatchObject([{ description: 'Proje' }]);
  await page.getByRole('row', { name: /TKF-1251/ }).waitFor();
});

it('posts to the checkout with the forgery token', async () => {
  const { page, shop: server } = await openCart(1, { scenario: { settings: { showPaymentPlanPrice: '1' } } });
  await page.getByRole('combobox', { name: 'Ödeme planı' }).selectOption({ label: 'Kredi Kartı' });
  await page.getByRole('textbox', { name: 'Sipariş notu' }).fill('Rampa');
  await page.getByRole('button', { name: 'Kartla öde' }).click();
  await page.waitForURL('**/odeme');
  expect(server.payments.draft).toEqual({ description: 'Rampa', advencePrice: 'advencePrice3' });
});

it('leads on from a box that was typed into: by key to the next part of its line, by a click to what was clicked', async () => {
  const { page, shop: server } = await openCart(3);
  const box = page.locator('[data-line]:nth-child(2) input');
  await box.click();
  await page.keyboard.type('45');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, '[data-line]:nth-child(2) .vt-cart-lines__remove')).toBe(true);
  await box.click();
  await page.keyboard.type('46');
  await page.locator('.vt-cart textarea').click();
  await page.keyboard.type('Rampa 2');
  expect(await page.locator('.vt-cart textarea').inputValue()).toBe('Rampa 2');
  await expect.poll(() => server.cart.items()[1]?.quantity).toBe(46);

  await box.click();
  await page.keyboard.type('47');
  await page.locator('[data-line]:nth-child(2) .vt-cart-lines__remove').click();
  expect(await hasFocus(page, '.vt-cart-undo button')).toBe(true);
});

it.each([1280, 360])(
  'has the note on a line where it stood, over its whole width, and takes out no other by a second click, %i px wide',
  async (width) => {
    const { page, shop: server } = await openCart(12, { width });
    await rows(page).nth(11).waitFor();
    await page.locator('[data-line]:nth-child(8) .vt-cart-lines__remove').dblclick();
    await page.locator('tr:nth-child(8) .vt-cart-undo button').waitFor();
    const air = await page.locator('tr:nth-child(8)').evaluate((row) => {
      const [all, note] = [row, row.querySelector('.vt-cart-undo')].map((each) => each?.getBoundingClientRect());
      return all && note && [note.left - all.left, all.right - note.right];
    });
    expect(air).toEqual([8, 8]);
    await expect.poll(() => server.cart.items()).toHaveLength(11);
    expect(await rows(page).count()).toBe(11);
    expect(new URL(page.url()).pathname).toBe('/sepet');
    await page.locator('.vt-cart-undo button').click();
    await expect.poll(() => server.cart.items()).toHaveLength(12);
  },
);

it('is held back by the risk limit, and says so before and at the button', { tags: ['S2-5.27'] }, async () => {
  const { page, shop: server } = await openCart(2, { scenario: { riskLimit: 1, settings: { b2b_risk_limit_islem: '1' } } });
  const told = page.getByText(/^Açık hesap risk limitinizi/);
  await told.waitFor();
  await page.getByRole('button', { name: 'Siparişi onayla' }).click();
  await page.getByRole('alert').filter({ hasText: 'Açık hesap risk limitinizi' }).waitFor();
  expect(server.cart.orders).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

describe('accessible in every state', { tags: ['proof'] }, () => {
  const settingsIn = (locale: string) => ({ locale, showPaymentPlanPrice: '1' });

  it.each(looksInTurn(0))('full, with a line taken out and with the question, in %s at %i px', async (locale, width) => {
    const { page } = await openCart(4, { width, scenario: { settings: settingsIn(locale) } });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.locator('[data-line] button.vt-button--icon').first().click();
    await page.locator('.vt-cart-undo').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.vt-cart__head button').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(LOCALES)('empty, loading and failed, in %s', async (locale) => {
    const { page, shop: server, ...visit } = await openCart(0, { width: 360, scenario: { settings: settingsIn(locale) } });
    await page.locator('.vt-cart-notice').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    server.setScenario({ faults: { 'cart.get': 'timeout' } });
    await page.reload();
    await settled(page);
    await page.locator('.vt-cart [aria-busy=true]').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    server.setScenario({ faults: { 'cart.get': '500' } });
    await page.reload();
    await page.locator('.vt-cart-notice--failure').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Chromium itself notes an answer of 500.
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
  });
});
