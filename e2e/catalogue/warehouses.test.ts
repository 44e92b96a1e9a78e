import { expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const demo = demoShop();

/** Notes, from before the page's scripts run, where the title of the brands stands in each frame that has rows of products. */
function noteTitle(): void {
  const places: number[] = [];
  Object.assign(window, { places });
  const look = () => {
    const title = [...document.querySelectorAll('[role=columnheader]')].find(({ textContent }) => textContent === 'Marka');
    // Before them nobody knows which warehouses there are, and what is hidden stands nowhere.
    const place = title?.getBoundingClientRect();
    if (place?.width && document.querySelector('[role=row] input')) places.push(place.left);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

it('the first rows of a wide list have the columns of the warehouses at once: nothing moves for them', async () => {
  const { page } = await demo.visit('/atolye/product-list/onizleme?durum=full&tema=tailwind', { width: 1920, before: noteTitle });
  await settled(page);
  await page.getByRole('columnheader', { name: 'Ankara' }).waitFor();
  await page.waitForLoadState('networkidle');
  const places = () => page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)]);
  await expect.poll(places).toHaveLength(1);
});

it('what is typed beside them stays where it is as the window grows or shrinks', async () => {
  const { page } = await demo.visit('/atolye/product-list/onizleme?durum=full&tema=tailwind', { width: 1920 });
  const ankara = page.getByRole('columnheader', { name: 'Ankara' });
  await ankara.waitFor();
  await page.getByRole('spinbutton').first().focus();
  await page.keyboard.type('12');
  await resize(page, 1400, 900);
  await ankara.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.value)).toBe('12');
});
