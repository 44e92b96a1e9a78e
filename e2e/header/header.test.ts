import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const currency = (page: Page) => page.getByRole('combobox', { name: 'Para birimi' });
const list = (page: Page) => page.locator('[data-widget=product-list]');
const banner = (page: Page) => page.getByRole('region', { name: 'Vadesi geçmiş ödeme' });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
}

/** Keeps each shift of the layout, with the beginnings of what moved. */
function recordShifts(): void {
  const shifts: Array<[value: number, ...moved: Array<string | null | undefined>]> = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 80))]);
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Array<[value: number, ...moved: string[]]> }).shifts);

describe('the choice of currency', () => {
  it('changes every price of the page by keyboard, without a reload, and those of another tab', { tags: ['D-34'] }, async () => {
    const { page, context, shop: server } = await shop.visit('/hirdavat?sort=-quantity');
    await settled(page);
    await page.locator('.vt-add').first().click();
    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${shop.url()}/elektrik`);
    await settled(other);
    await list(other).getByText('₺').first().waitFor();

    await page.evaluate(() => {
      document.documentElement.dataset.samePage = 'yes';
    });
    await currency(page).focus();
    await page.keyboard.press('ArrowDown');
    await list(page).getByText('$').first().waitFor();
    expect(await list(page).getByText('₺').count()).toBe(0);
    expect(await currency(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).click();
    const panel = page.getByRole('region', { name: 'Sepetim' });
    await panel.getByText('$').first().waitFor();
    expect(await panel.getByText('₺').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.samePage)).toBe('yes');

    await list(other).getByText('$').first().waitFor();
    expect(await list(other).getByText('₺').count()).toBe(0);
    expect(await currency(other).inputValue()).toBe('2');
    expect(server.currencies.find((entry) => entry.default)?.code).toBe('USD');

    await page.goto(`${shop.url()}/oto-yedek-parca`);
    await settled(page);
    expect(await currency(page).inputValue()).toBe('2');
  });

  it('is taken back where it cannot be saved', { tags: ['proof'] }, async () => {
    const visit = await shop.visit('/hirdavat', { scenario: { faults: { settings: '500' } } });
    await settled(visit.page);
    await currency(visit.page).selectOption('USD');
    await visit.page.getByRole('alert').waitFor();
    expect(await currency(visit.page).inputValue()).toBe('1');
    await list(visit.page).getByText('₺').first().waitFor();
    expect(await axeViolations(visit.page)).toEqual([]);
    // Chromium itself notes an answer of 500.
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
  });

  it('keeps a narrow page within the screen', async () => {
    const { page } = await shop.visit('/', { width: 360 });
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the reminder of an overdue debt', () => {
  it('stands where the page has kept its place, on a phone as well', { tags: ['S2-2.09'] }, async () => {
    const { page } = await shop.visit('/siparis/tamam?no=SP-100001', { width: 360, before: recordShifts });
    await settled(page);
    await banner(page).getByText('Vadesi 12 gün geçmiş 1.250,00 TL ödemeniz bulunmaktadır').waitFor();
    const shifts = await shiftsOf(page);
    // The bar of every page. Without its place the reminder alone moves the page by more.
    expect(
      shifts.reduce((sum, [value]) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(0.02);
  });

  it('takes no room where nothing is due', async () => {
    const { page } = await shop.visit('/elektrik', { scenario: { overdueBalance: 500 } });
    await settled(page);
    expect(await banner(page).count()).toBe(0);
    expect((await page.locator('.reminder').boundingBox())?.height).toBe(0);
  });
});

it('the page after an order names it and leads back to the shop', async () => {
  const { page } = await shop.visit('/siparis/tamam?no=SP-100001');
  await settled(page);
  await page.getByText('Sipariş numarası: SP-100001').waitFor();
  await page.getByRole('link', { name: 'Alışverişe devam et' }).click();
  await page.waitForURL(`${shop.url()}/`);
});

it('nothing of the consent to cookies lies over a printed sheet', async () => {
  const { page } = await shop.visit('/sepet', { scenario: { settings: { cookieAllowed: '0' } } });
  const notice = page.locator('.vt-cookies');
  await notice.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(false);
});

it('no message lies over a printed sheet, and it stands there again afterwards', async () => {
  const visit = await shop.visit('/sepet', { scenario: { faults: { 'cart.order': '500' } }, prepare: fillCart });
  const { page } = visit;
  await page.getByRole('button', { name: 'Siparişi onayla' }).click();
  const message = page.getByRole('alert');
  await message.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await message.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await message.isVisible()).toBe(true);
  // Chromium itself notes an answer of 500.
  expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
});

it.each([
  ['zoom: 1.5', 1280, 'flex-end'],
  ['zoom: 1.25', 390, 'center'],
])('the mini cart keeps within a page with %s', { tags: ['S1-2.40'] }, async (zoom, width, place) => {
  const body = `<div class="bar"><div data-widget="cart-icon" data-load="eager"></div></div>`;
  const { page } = await shop.visit('/deneme', { body, width });
  await settled(page);
  await page.evaluate((rules) => {
    const style = new CSSStyleSheet();
    style.replaceSync(rules);
    document.adoptedStyleSheets = [style];
  }, `body { ${zoom} } .bar { display: flex; justify-content: ${place} }`);
  await page.getByRole('button', { name: /^Sepet/ }).click();
  const panel = await page.getByRole('region', { name: 'Sepetim' }).boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('the way to the cart lies over the consent to cookies', { tags: ['S1-2.40'] }, async () => {
  const scenario = { settings: { cookieAllowed: '0' } };
  const { page } = await shop.visit('/siparis/liste', { scenario, prepare: (server) => fillCart(server, 12) });
  await settled(page);
  await page.getByRole('region', { name: 'Çerez bildirimi' }).waitFor();
  await page.getByRole('button', { name: /^Sepet/ }).click();
  const go = page.getByRole('region', { name: 'Sepetim' }).getByRole('link', { name: 'Sepete git' });
  await go.waitFor();
  const isHit = () =>
    go.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isHit).toBe(true);
});

it('the mini cart of a phone ends within its window, however many lines it has', { tags: ['S1-2.40'] }, async () => {
  const { page } = await shop.visit('/siparis/liste', { width: 360, isTouched: true, prepare: (server) => fillCart(server, 12) });
  await settled(page);
  await page.getByRole('button', { name: /^Sepet/ }).tap();
  const go = page.getByRole('region', { name: 'Sepetim' }).getByRole('link', { name: 'Sepete git' });
  await go.waitFor();
  await page.getByRole('region', { name: 'Sepetim' }).getByRole('listitem').nth(7).waitFor();
  const endsWithin = () => go.evaluate((link) => link.getBoundingClientRect().bottom <= document.documentElement.clientHeight);
  await expect.poll(endsWithin).toBe(true);
});
