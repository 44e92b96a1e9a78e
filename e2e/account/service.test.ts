// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { hasFocus, tabTo } from '../support/keys';
import { noteShifts, shiftsOf } from '../support/shifts';
import { widthsInTurn } from '../support/looks';
import { demoShop, settled, type VisitOptions } from '../support/visit';

const shop = demoShop();

async function show(options: VisitOptions = {}) {
  const visit = await shop.visit('/servis', options);
  await settled(visit.page);
  await visit.page.locator('[data-widget=fault-report][data-vitrin-state=ready]').waitFor();
  return visit;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const gone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });
const OPENER = 'a[data-vitrin-open=warranty-inquiry]';
const WARRANTY = '[data-widget=warranty-inquiry] button';

describe('the warranty inquiry', () => {
  it(
    'asks and tells by keyboard alone; each dialog gives the focus back to what opened it',
    { tags: ['S2-1.12', 'S2-4.45'] },
    async () => {
      const { page, shop: server } = await show();
      await tabTo(page, OPENER);
      await page.keyboard.press('Enter');
      await dialog(page, 'Garanti sorgulama').waitFor();
      await expect.poll(() => hasFocus(page, 'dialog input')).toBe(true);
      await page.keyboard.type('GRN-1001');
      await page.keyboard.press('Enter');
      await dialog(page, 'Garanti sorgulama sonucu').waitFor();
      expect(await page.getByText('FTR-20588').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog(page, 'Garanti sorgulama sonucu').waitFor({ state: 'detached' });
      expect(await hasFocus(page, 'dialog input')).toBe(true);
      expect(await page.getByLabel('Seri numarası').inputValue()).toBe('GRN-1001');
      await page.keyboard.press('Escape');
      await gone(page);
      expect(await hasFocus(page, OPENER)).toBe(true);
      expect(page.url()).toMatch(/\/servis$/);
      expect(server.requests.filter(({ call }) => call === 'warranty')).toHaveLength(1);
    },
  );

  it('opens and closes by script, both dialogs at once, and leaves the focus where it was', { tags: ['S2-2.74'] }, async () => {
    const { page } = await show();
    await page.locator(WARRANTY).focus();
    await page.evaluate(() => {
      window.vitrin?.open('warranty-inquiry');
    });
    await page.getByLabel('Seri numarası').fill('GRN-1002');
    await page.keyboard.press('Enter');
    await dialog(page, 'Garanti sorgulama sonucu').waitFor();
    // Only the one in front darkens the page.
    const darkens = (name: string) =>
      dialog(page, name).evaluate((each) => getComputedStyle(each, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)');
    expect([await darkens('Garanti sorgulama'), await darkens('Garanti sorgulama sonucu')]).toEqual([false, true]);
    await page.evaluate(() => {
      window.vitrin?.close('warranty-inquiry');
    });
    await gone(page);
    expect(await hasFocus(page, WARRANTY)).toBe(true);
  });

  it('shows its dialog even where its container is hidden', { tags: ['S2-2.76'] }, async () => {
    const body =
      '<div hidden data-widget="warranty-inquiry"></div><button type="button" data-vitrin-open="warranty-inquiry">Garanti</button>';
    const { page } = await shop.visit('/gizli', { body });
    await settled(page);
    await page.getByRole('button', { name: 'Garanti' }).click();
    await page.getByLabel('Seri numarası').fill('GRN-1005');
    await page.keyboard.press('Enter');
    await page.getByText('FTR-23990').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(page, '[data-vitrin-open]')).toBe(true);
  });

  it('leads to the login when the session has ended', { tags: ['S2-6.14'] }, async () => {
    const { page, console: messages } = await show({ scenario: { faults: { warranty: '401' } } });
    await page.locator(WARRANTY).click();
    await page.getByLabel('Seri numarası').fill('1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/login');
    messages.splice(0);
  });
});

describe('the fault report', () => {
  it(
    "goes from a category to a product by keyboard alone, whose code is in the page's form",
    { tags: ['S2-1.13', 'S2-2.78'] },
    async () => {
      const { page } = await show();
      await tabTo(page, '[data-widget=fault-report] button');
      await page.keyboard.press('Enter');
      await dialog(page, 'Arızalı ürünü seçin').waitFor();
      await page.getByText('212 ürün bulundu').waitFor();
      await expect.poll(() => hasFocus(page, 'dialog select')).toBe(true);
      await page.getByLabel('Hırdavat: alt kategori').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Vida');
      await page.getByText('35 ürün bulundu').waitFor();
      await page.getByLabel('Vida: alt kategori').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Kara');
      await page.getByText('18 ürün bulundu').waitFor();
      await page.keyboard.press('Tab');
      const code = await page.evaluate(() => document.activeElement?.querySelector('.vt-item__code')?.textContent);
      await page.keyboard.press('Enter');
      await gone(page);
      expect(await page.locator('[name=productCode]').inputValue()).toBe(code);
      expect(await hasFocus(page, '[name=productCode]')).toBe(true);
      expect(await page.locator('[data-widget=fault-report] [role=status]').textContent()).toContain(code);
    },
  );

  it(
    'opens at the base categories by an element of the page, and gives the focus back to it',
    { tags: ['S2-4.55'] },
    async () => {
      const { page } = await show();
      await page.getByRole('button', { name: 'arızalı ürünü seçin' }).click();
      await dialog(page, 'Arızalı ürünü seçin').getByRole('combobox').waitFor();
      expect(await dialog(page, 'Arızalı ürünü seçin').getByRole('combobox').count()).toBe(1);
      await page.keyboard.press('Escape');
      await gone(page);
      expect(await hasFocus(page, '[data-vitrin-open=fault-report]')).toBe(true);
    },
  );

  it("gives the focus back to its opener where the page's field cannot take it", { tags: ['S2-4.54'] }, async () => {
    const body = `<form><input type="hidden" name="productCode"></form>
<div data-widget="fault-report"><script type="application/json">{"categories":[{"id":"K/4/1/ADM","name":"Ayakkabı"}]}</script></div>`;
    const { page } = await shop.visit('/gizli-alan', { body });
    await page.getByRole('button', { name: 'Ayakkabı' }).click();
    await page.locator('.vt-fault__product').first().click();
    await gone(page);
    expect(await page.locator('[name=productCode]').inputValue()).not.toBe('');
    expect(await hasFocus(page, '[data-widget=fault-report] button')).toBe(true);
  });

  it('shows names whole on a phone, however long one of the subcategories is called', async () => {
    const { page } = await show({ width: 360 });
    const long = [{ id: 1, name: 'Vidalar, Dübeller ve Bağlantı Elemanları (DIN / ISO)' }];
    await page.route('**/faultreport/basecategories/*', (route) => route.fulfill({ json: long }));
    await page.getByRole('button', { name: 'Hırdavat' }).click();
    await page.getByLabel('Hırdavat: alt kategori').waitFor();
    await page.getByText('212 ürün bulundu').waitFor();
    const body = page.locator('.vt-dialog__body');
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('says what failed, and the page beside it goes on', { tags: ['S2-8.45'] }, async () => {
    const { page, shop: server, console: messages } = await show({ scenario: { faults: { 'fault.products': 'offline' } } });
    await page.getByRole('button', { name: 'Elektrik' }).click();
    await page.getByRole('alert').filter({ hasText: 'Bu bölüm yüklenemedi.' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(messages.splice(0).join()).toContain('Failed to fetch subcategories');
    server.setScenario({ faults: {} });
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await page.getByText('142 ürün bulundu').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
});

describe.each(widthsInTurn(0))('at %i px', (width) => {
  it('all of it is accessible and on the screen', { tags: ['S2-2.72', 'S2-8.44', 'S2-2.77'] }, async () => {
    const { page } = await show({ width });
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const spill = await page
        .locator('.vt-dialog__body')
        .evaluateAll((all) => all.map((body) => body.scrollWidth - body.clientWidth));
      expect(spill.filter((pixels) => pixels > 0)).toEqual([]);
    };
    await check();
    await page.locator(WARRANTY).click();
    await check();
    for (const [serial, text] of [
      ['GRN-1004', 'hiçbir satış kaydı'],
      ['GRN-1001', 'devam etmektedir'],
      ['GRN-1002', 'bitmiştir'],
    ] as const) {
      await page.getByLabel('Seri numarası').fill(serial);
      await page.keyboard.press('Enter');
      await page.getByText(text).waitFor();
      await check();
      if (serial !== 'GRN-1004') await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Escape');
    await gone(page);
    await page.getByRole('button', { name: 'Hırdavat' }).click();
    await page.getByText('212 ürün bulundu').waitFor();
    await check();
  });
});

it('the page does not move while it loads', async () => {
  const { page } = await show({ before: noteShifts });
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
});
