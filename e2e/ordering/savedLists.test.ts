import { expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

it('the menu of a saved list stands whole in the narrowest window', async () => {
  const { page } = await shop.visit('/deneme', { width: 320, body: '<div data-widget="saved-lists"></div>' });
  await settled(page);
  const lines = [{ code: 'CVT-M8X30-001', quantity: 2 }];
  await page.evaluate((given) => window.vitrin?.open('saved-lists', { name: 'Vida', lines: given }), lines);
  await page.locator('dialog .vt-button--primary').click();
  await page.locator('.vt-row-menu__button').click();
  const box = await page.getByRole('menu').boundingBox();
  const { x: left, width } = box ?? { x: NaN, width: NaN };
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(320);
});
