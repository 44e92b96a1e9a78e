import { expect, it } from 'vitest';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

it('the first rows of a wide list have the columns of the warehouses at once: nothing moves for them', async () => {
  const { page } = await demo.visit('/atolye/product-list/onizleme?durum=full&tema=tailwind', {
    width: 1920,
    before: noteShifts,
  });
  await settled(page);
  await page.getByRole('columnheader', { name: 'Ankara' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBe(0);
});

it('what is typed beside them stays where it is as the window grows or shrinks', async () => {
  const { page } = await demo.visit('/atolye/product-list/onizleme?durum=full&tema=tailwind', { width: 1920 });
  const ankara = page.getByRole('columnheader', { name: 'Ankara' });
  await ankara.waitFor();
  await page.getByRole('spinbutton').first().focus();
  await page.keyboard.type('12');
  await page.setViewportSize({ width: 1400, height: 900 });
  await ankara.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.value)).toBe('12');
});
