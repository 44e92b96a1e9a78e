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
