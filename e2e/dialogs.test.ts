import { expect, it } from 'vitest';
import { demoShop, settled } from './visit';

const shop = demoShop();

const BODY = `<div data-widget="quick-order" data-view="dialog"></div>
<div hidden><div data-widget="saved-lists"></div></div>`;

it.each([360, 1280])('a dialog over another darkens the page once, and gives the focus back to it, %i px wide', async (width) => {
  const { page } = await shop.visit('/deneme', { width, body: BODY });
  await settled(page);
  const lines = [{ code: 'CVT-M8X30-001', quantity: 2 }];
  await page.evaluate((given) => window.vitrin?.open('quick-order', { lines: given }), lines);
  const order = page.locator('dialog').filter({ has: page.locator('.vt-quick') });
  await order.waitFor();
  await expect.poll(() => order.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.evaluate((given) => window.vitrin?.open('saved-lists', { name: 'Vida', lines: given }), lines);
  await page.locator('dialog').nth(1).waitFor();
  const darkened = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('dialog[open]')].filter(
          (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
        ).length,
    );
  expect(await darkened()).toBe(1);
  // Only the one in front closes.
  await page.keyboard.press('Escape');
  await page.locator('dialog').nth(1).waitFor({ state: 'detached' });
  expect(await order.isVisible()).toBe(true);
  expect(await darkened()).toBe(1);
  expect(await order.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
