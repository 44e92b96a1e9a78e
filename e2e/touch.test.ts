import { expect, it } from 'vitest';
import { fillCart } from './goods';
import { demoShop, settled } from './visit';

const shop = demoShop();

it.each([
  ['the list', '/hirdavat', '.vt-list-rows__name, .vt-list-rows__link'],
  ['the grid', '/hirdavat?view=grid', '.vt-list-card__maker'],
  ['the cart', '/sepet', '.vt-cart-lines__name'],
])('links of %s are high enough for a finger', async (_, path, links) => {
  const { page, context, shop: server } = await shop.visit('/', { width: 360 });
  fillCart(server);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
  await page.goto(shop.url() + path);
  await settled(page);
  await page.locator(links).first().waitFor();
  const heights = await page.locator(links).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
