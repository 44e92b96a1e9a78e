import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { LOCALES, looksInTurn } from '../support/looks';
import { hasFocus, tabTo } from '../support/keys';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled, type VisitOptions } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

async function openOrders(options: VisitOptions = {}, query = '') {
  const visit = await shop.visit(`/siparis/liste${query}`, options);
  await settled(visit.page);
  return visit;
}

const rows = (page: Page) => page.locator('.vt-records .vt-table__cell--number');
const toggle = (orderNo: string) => `.vt-records button[aria-label="${orderNo} ayrıntıları"]`;
const cancel = (orderNo: string) => `.vt-records button[aria-label="İptal et: ${orderNo}"]`;
const again = (orderNo: string) => `.vt-records button[aria-label="Tekrar sipariş ver: ${orderNo}"]`;
const pageLink = (name: string) => `.vt-pagination [aria-label="${name}"]`;
const isOpen = (page: Page, orderNo: string) => page.locator(toggle(orderNo)).getAttribute('aria-expanded');
/** Presses the first order's button that cancels, in its menu where the list is narrow. */
async function pressCancel(page: Page) {
  const menu = page.locator('.vt-row-menu__button').first();
  await menu.waitFor({ state: 'attached' });
  if (await menu.isVisible()) {
    await menu.click();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.locator('.vt-records__cancel').first().click();
}
/** Whether the element is in the window. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it(
  'unfolds, cancels and pages by keyboard alone, and back returns to the row',
  { tags: ['S2-1.09', 'S2-2.42', 'S2-2.44', 'proof'] },
  async () => {
    const { page, shop: server } = await openOrders({ scenario: { orders: 45 } });
    await rows(page).first().waitFor();
    const row = 'SP-2024-01035';
    await tabTo(page, toggle(row));
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: `${row} ürünleri` }).waitFor();

    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(page, cancel(row))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Sipariş iptal edilsin mi?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await hasFocus(page, cancel(row))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, '.vt-dialog .vt-button--danger');
    await page.keyboard.press('Enter');
    await page.locator('tr', { hasText: row }).getByText('İptal edildi').waitFor();
    expect(await hasFocus(page, toggle(row))).toBe(true);
    expect(server.requests.map(({ call, body }) => [call, body]).filter(([call]) => call === 'orders.cancel')).toEqual([
      ['orders.cancel', { cancel: true }],
    ]);

    await tabTo(page, pageLink('Sonraki sayfa'));
    await page.keyboard.press('Enter');
    await page.locator(toggle('SP-2024-01021')).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(await hasFocus(page, '.vt-records')).toBe(true);
    expect(await page.locator('.vt-records').evaluate((list) => Math.abs(list.getBoundingClientRect().top) < 40)).toBe(true);

    await page.goBack();
    await page.locator(toggle(row)).waitFor();
    await expect.poll(() => hasFocus(page, toggle(row))).toBe(true);
    expect(await isOpen(page, row)).toBe('true');
    expect(await isInView(page, toggle(row))).toBe(true);
    expect(await page.locator('tr', { hasText: row }).getByText('İptal edildi').isVisible()).toBe(true);
  },
);

describe('the row that was used last', () => {
  it('is found again after a reload', { tags: ['S2-2.45'] }, async () => {
    const { page } = await openOrders();
    await page.locator(toggle('SP-2024-01030')).click();
    await page.reload();
    await expect.poll(() => hasFocus(page, toggle('SP-2024-01030'))).toBe(true);
    expect(await isOpen(page, 'SP-2024-01030')).toBe('true');
    expect(await isInView(page, toggle('SP-2024-01030'))).toBe(true);
  });

  it('is found again after another page of the shop', { tags: ['S2-2.45'] }, async () => {
    const { page } = await openOrders({ scenario: { orders: 45 } }, '?page=2');
    await page.locator(toggle('SP-2024-01010')).click();
    await page.goto(`${shop.url()}/sepet`);
    await settled(page);
    await page.goBack();
    await page.locator(toggle('SP-2024-01010')).waitFor();
    await expect.poll(() => isOpen(page, 'SP-2024-01010')).toBe('true');
    await expect.poll(() => isInView(page, toggle('SP-2024-01010'))).toBe(true);
  });
});

it('is a card for each order at 360 px, all of it on the screen', { tags: ['S2-2.40'] }, async () => {
  const { page } = await openOrders({ width: 360 });
  await page.locator(toggle('SP-2024-01040')).click();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const card = page.locator('.vt-table__row', { has: page.getByRole('button', { name: 'SP-2024-01040 ayrıntıları' }) });
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  expect(
    await card.locator('[data-label]').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content)),
  ).toEqual(['"Tarih"', '"Oluşturan"', '"Durum"', '"Toplam"']);
  const overflow = await page
    .locator('.vt-records')
    .evaluate(
      (list) =>
        [...list.querySelectorAll('*')].filter(
          (each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.vt-table__head'),
        ).length,
    );
  expect(overflow).toBe(0);
  // Still a table to a screen reader.
  expect(await page.getByRole('table', { name: 'Siparişlerim' }).getByRole('rowheader', { name: 'SP-2024-01041' }).count()).toBe(
    1,
  );
});

it('is added to the cart again by two clicks, on a page without a quick order', async () => {
  const { page, shop: server } = await openOrders();
  await page.locator(again('SP-2024-01040')).click();
  const dialog = page.getByRole('dialog', { name: 'Hızlı sipariş' });
  const add = dialog.getByRole('button', { name: /sepete ekle$/ });
  await dialog.getByText('11 / 14 satır hazır').waitFor();
  await add.click();
  await dialog
    .locator('.vt-notice-bar__text')
    .filter({ hasText: /^\d+ satır sepete eklendi\.$/ })
    .waitFor();
  // Every line of which there is enough today.
  expect(server.requests.filter(({ call }) => call === 'cart.add')).toHaveLength(11);
});

it('moves nothing while it loads', async () => {
  const { page } = await openOrders({ before: noteShifts });
  await rows(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
});

describe('accessible in every state', { tags: ['proof'] }, () => {
  it.each(looksInTurn(0))('as a list, unfolded, with the question, and cancelled, in %s at %i px', async (locale, width) => {
    const { page } = await openOrders({ width, scenario: { settings: { locale }, orders: 250 } });
    await rows(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.vt-records__toggle').first().click();
    await page.locator('.vt-records__below').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await pressCancel(page);
    await page.getByRole('alertdialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.vt-dialog .vt-button--danger').click();
    await page.locator('.vt-table__row').first().locator('.vt-records__cancelled').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  it.each(LOCALES)(
    'empty, on its way, failed, not cancelled and without a visitor’s name, in %s',
    { tags: ['S2-8.16'] },
    async (locale) => {
      const { page, shop: server, ...visit } = await openOrders({ width: 360, scenario: { settings: { locale }, orders: 0 } });
      await page.locator('.vt-records__notice').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      server.setScenario({ orders: 24, faults: { orders: 'timeout' } });
      await page.reload();
      await page.locator('.vt-records[aria-busy=true]').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      server.setScenario({ faults: { orders: 'html', 'orders.cancel': '500' } });
      await page.reload();
      await page.locator('.vt-records__notice--failure').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      server.setScenario({ faults: { 'orders.cancel': '500' } });
      await page.locator('.vt-records__notice--failure button').click();
      await pressCancel(page);
      await page.locator('.vt-dialog .vt-button--danger').click();
      await page
        .getByRole('alert')
        .filter({ hasText: locale === 'tr' ? 'Sipariş iptal edilemedi.' : 'could not be cancelled' })
        .waitFor();
      expect(await axeViolations(page)).toEqual([]);
      server.setScenario({ as: 'visitor' });
      await page.reload();
      await page.locator('.vt-records__notice a').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      // Chromium itself notes an answer of 500.
      expect(visit.console.splice(0)).toEqual([
        expect.stringContaining('GET /api/catalog/orders: the answer is no JSON'),
        expect.stringContaining('500'),
      ]);
    },
  );
});

it('is printed without the reminder of a debt, and says in one line what is cancelled', async () => {
  const { page } = await openOrders({ scenario: { overdueBalance: 1250 } });
  const reminder = page.getByText(/ödemeniz bulunmaktadır/);
  await reminder.waitFor();
  const cancelled = page.locator('.vt-records__cancelled').first();
  await cancelled.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const width of [700, 794, 1000]) {
    await resize(page, width, 1100);
    expect(await reminder.isVisible()).toBe(false);
    expect(await cancelled.evaluate((words) => words.getBoundingClientRect().height)).toBeLessThan(30);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});
