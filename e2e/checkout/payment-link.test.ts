// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { looksInTurn } from '../support/looks';
import { demoShop, settled, type VisitOptions } from '../support/visit';

const shop = demoShop({ alone: true });

const line = {
  id: 1,
  quantity: 1,
  product: { id: 1, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 0, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};
const data = { type: 'CheckoutPreview', items: [line], totals: { subTotal: 1250.5, tax: 0, tryTotal: 1250.5 } };
const body = `<div data-widget="checkout"><script type="application/json">${JSON.stringify(data)}</script></div>`;

/** The preview of a checkout, its dialog of payment links open by keyboard. */
async function openDialog(options: VisitOptions = {}) {
  const visit = await shop.visit('/odeme', { body, ...options });
  await settled(visit.page);
  const opener = visit.page.locator('[data-widget=checkout] [aria-haspopup=dialog]');
  await opener.focus();
  await visit.page.keyboard.press('Enter');
  await visit.page.locator('dialog[open]').waitFor();
  await expect.poll(() => hasFocus(visit.page, '[name=amount]')).toBe(true);
  return { ...visit, opener };
}

const hasFocus = (page: Page, selector: string) =>
  page
    .locator(`dialog ${selector}`)
    .first()
    .evaluate((element) => element === document.activeElement);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const link = (page: Page) => page.locator('dialog').getByLabel('Ödeme bağlantısı', { exact: true });
/** Of a warning. */
const AMBER = 'rgb(245, 158, 11)';
const markOf = (page: Page, text: string) =>
  toast(page, text).evaluate((element) => getComputedStyle(element).borderInlineStartColor);
const toast = (page: Page, text: string) => page.locator('.vt-toast', { hasText: text });

it('makes, mails and copies a link by keyboard alone', { tags: ['S2-1.02', 'S2-7.06', 'S2-8.10'] }, async () => {
  const { page, shop: server, context, opener } = await openDialog();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ayse@firma.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => link(page).inputValue()).toMatch(/^https:/);
  expect(server.paymentLinks.made.map(({ amount }) => amount)).toEqual([12.5]);

  for (const name of ['Bağlantı oluştur', '', 'Bağlantıyı kopyala']) {
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await toast(page, 'Bağlantı kopyalandı').waitFor();
  // Good news does not look like a warning (decision 64).
  expect(await markOf(page, 'Bağlantı kopyalandı')).not.toBe(AMBER);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.paymentLinks.made[0]?.link);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Ödeme bağlantısı ayse@firma.com adresine gönderildi.').waitFor();
  expect(server.paymentLinks.sent).toHaveLength(1);
  expect(await focusedText(page)).toBe('E-posta ile gönder');

  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe('a message while the dialog is open', () => {
  it('stands in front of it, is reached by keyboard, and stays when the dialog goes', { tags: ['S2-8.11'] }, async () => {
    const { page } = await openDialog();
    await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    const message = toast(page, 'Önce bağlantı oluşturun.');
    await message.waitFor();
    expect(await markOf(page, 'Önce bağlantı oluşturun.')).toBe(AMBER);
    const isInFront = () =>
      message.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await isInFront()).toBe(true);
    expect(await page.getByRole('alert').filter({ hasText: 'Önce bağlantı oluşturun.' }).count()).toBe(1);
    const isInside = () => message.evaluate((element) => element.contains(document.activeElement));
    for (let presses = 0; presses < 20 && !(await isInside()); presses += 1) await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);

    // From the message itself, Escape would close the message.
    await page.locator('dialog [name=amount]').focus();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await isInFront()).toBe(true);
    await page.locator('[data-widget=checkout] [aria-haspopup=dialog]').click();
    await page.locator('dialog[open]').waitFor();
    expect(await isInFront()).toBe(true);
    await message.getByRole('button', { name: 'Kapat' }).click();
    await message.waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });
});

describe('sharing', () => {
  it('opens WhatsApp in a window of its own that cannot reach the shop', { tags: ['S2-1.02', 'S2-7.10'] }, async () => {
    const { page, shop: server, context } = await openDialog();
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' }),
    );
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: /^WhatsApp/ }).click()]);
    await opened.waitForURL(/^https:\/\/wa\.me\/\?text=/);
    const text = new URL(opened.url()).searchParams.get('text') ?? '';
    expect(text).toContain('1.250,50 TL');
    expect(text).toContain(server.paymentLinks.made[0]?.link);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  });

  it('closes its window again where no link could be made, and says so', { tags: ['S2-8.09'] }, async () => {
    const visit = await openDialog({ scenario: { faults: { 'payment-link': 'shape' } } });
    const { page, context } = visit;
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: /^WhatsApp/ }).click()]);
    if (!opened.isClosed()) await opened.waitForEvent('close');
    await toast(page, 'Bağlantı oluşturulurken hata oluştu.').waitFor();
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('POST /api/payment-link: success: received nothing')]);
  });

  it('goes there itself where windows are refused', { tags: ['S2-7.11'] }, async () => {
    const { page, context } = await openDialog({
      before: () => {
        window.open = () => null;
      },
    });
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' }),
    );
    await page.getByRole('button', { name: /^WhatsApp/ }).click();
    await page.waitForURL(/^https:\/\/wa\.me\/\?text=/);
  });
});

it('copies without a clipboard as well, and keeps the focus', async () => {
  const { page, shop: server } = await openDialog({
    before: () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => server.paymentLinks.made.length).toBe(1);
  await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await toast(page, 'Bağlantı kopyalandı').waitFor();
  expect(await focusedText(page)).toBe('Bağlantıyı kopyala');
  await page.locator('dialog [name=email]').focus();
  await page.keyboard.press('ControlOrMeta+v');
  expect(await page.locator('dialog [name=email]').inputValue()).toBe(server.paymentLinks.made[0]?.link);
});

describe('the dialog', () => {
  it.each([...looksInTurn(1), ['tr', 320]] as const)(
    'fits in %s at %i px and is accessible, with errors and messages',
    async (locale, width) => {
      const { page } = await openDialog({ width, scenario: { settings: { locale } } });
      const ways = page.locator('dialog .vt-payment-link__ways button');
      await ways.first().click();
      await page.locator('dialog .vt-field__error').waitFor();
      await page.locator('dialog .vt-payment-link__copy button').click();
      await page.locator('.vt-toast').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('dialog [name=email]').fill('ayse');
      await ways.first().click();
      await page.locator('dialog [role=alert]:not(:empty)').first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(
        await page
          .locator('dialog')
          .evaluate(
            (dialog) =>
              [...dialog.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth).length,
          ),
      ).toBe(0);
      const low = await page
        .locator('dialog button, dialog input')
        .evaluateAll((controls) => controls.filter((control) => control.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
    },
  );
});
