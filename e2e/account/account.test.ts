// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { hasFocus, tabTo } from '../support/keys';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled, type VisitOptions } from '../support/visit';

const shop = demoShop();
const CANARY = 'Gizli Şifre 41';

async function show(options: VisitOptions = {}) {
  const visit = await shop.visit('/hesap/ayarlar', options);
  await settled(visit.page);
  return visit;
}

const save = (page: Page) => page.getByRole('button', { name: 'Kaydet' });
const status = (page: Page) => page.locator('[data-widget=account-setting] [role=status]');

it('changes the password by keyboard alone, and leaves the focus in the form', { tags: ['S2-1.11', 'S2-4.43'] }, async () => {
  const { page, shop: server } = await show();
  await tabTo(page, 'input[name=password]');
  await page.keyboard.type('gizli-1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gizli-2');
  await page.keyboard.press('Enter');
  await page.getByText('Şifreleriniz eşleşmiyor.').first().waitFor();
  expect(await hasFocus(page, 'input[name=passwordVerify]')).toBe(true);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.locator('input[name=passwordVerify]').getAttribute('type')).toBe('text');
  await page.keyboard.press('Tab');
  expect(await save(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Hesap bilgileriniz güncellendi.').waitFor();
  expect(await hasFocus(page, '[data-widget=account-setting] [role=status]')).toBe(true);
  expect(await save(page).isDisabled()).toBe(true);
  expect(server.requests.filter(({ call }) => call === 'account').map(({ body }) => body)).toEqual([
    { password: 'gizli-1', passwordVerify: 'gizli-1' },
  ]);
});

it('does not move while it loads', async () => {
  const { page } = await show({ before: noteShifts });
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
});

describe.each([1280, 360])('at %i px', (width) => {
  it('is accessible and on the screen: new, wrong, refused, saved', { tags: ['S2-2.70', 'S2-8.34'] }, async () => {
    const { page } = await show({ width });
    const check = async () => {
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await check();
    const fill = async (password: string, repeat: string) => {
      await page.getByLabel('Yeni şifre', { exact: true }).fill(password);
      await page.getByLabel('Yeni şifre (tekrar)').fill(repeat);
      await save(page).click();
    };
    await fill('123', '123');
    await page.getByText('Şifreniz 6 karakterden kısa, 30 karakterden uzun olamaz.').waitFor();
    await check();
    await fill('aaaaaa', 'aaaaaa');
    await page.getByRole('alert').filter({ hasText: 'çok kolay tahmin edilir' }).waitFor();
    await check();
    await fill('gizli-1', 'gizli-1');
    await status(page).filter({ hasText: 'güncellendi' }).waitFor();
    await check();
  });
});

it('leaves the password nowhere but in its fields and its call', { tags: ['S2-8.37'] }, async () => {
  const { page, context, shop: server, console: messages } = await show({ scenario: { faults: { account: '500' } } });
  await page.getByLabel('Yeni şifre', { exact: true }).fill(CANARY);
  await page.getByLabel('Yeni şifre (tekrar)').fill(CANARY);
  await save(page).click();
  await page.getByText('Sunucuda beklenmeyen bir hata oluştu.').waitFor();
  const traces = await page.evaluate(() => [
    document.documentElement.outerHTML,
    location.href,
    JSON.stringify(history.state),
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
  ]);
  for (const trace of [...traces, JSON.stringify(await context.cookies()), messages.join()]) expect(trace).not.toContain('Gizli');
  expect(server.requests.filter(({ body, path }) => JSON.stringify([body, path]).includes('Gizli'))).toHaveLength(1);
  // Chromium tells of every answer of 500.
  messages.splice(0);
});

it('leads to the login when the session has ended', { tags: ['S2-6.13'] }, async () => {
  const { page, console: messages } = await show({ scenario: { faults: { account: '401' } } });
  await page.getByLabel('Yeni şifre', { exact: true }).fill('gizli-1');
  await page.getByLabel('Yeni şifre (tekrar)').fill('gizli-1');
  await save(page).click();
  await page.waitForURL('**/account/login');
  messages.splice(0);
});
