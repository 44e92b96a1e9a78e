import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { demoShop, settled } from './visit';

const shop = demoShop();

const PAGES = {
  home: '/',
  list: '/hirdavat',
  'list as a grid': '/hirdavat?view=grid',
  'empty list': '/search?q=bulunmayan',
  product: '',
  cart: '/sepet',
  login: '/account/login',
  'missing page': '/olmayan/sayfa/burada',
};

describe.each([1280, 360])('every page of the shop at %i px', (width) => {
  it.each(Object.entries(PAGES))('%s: accessible, nothing off the screen, nothing in the console', async (name, path) => {
    const { page, shop: server, ...visit } = await shop.visit(path || '/', { width });
    if (name === 'product') {
      const [product] = server.catalogue.all;
      await page.goto(`${shop.url()}/${product?.seo}-p-${product?.id}`);
    }
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // A page that answers 404 says so in Chromium's console, too.
    if (name === 'missing page') visit.console.splice(0);
  });
});

describe.each(['visitor', 'administrator'] as const)('for a %s', (as) => {
  it('home, list and product pages leave the console empty', async () => {
    const { page } = await shop.visit('/', { scenario: { as } });
    for (const path of ['/', '/elektrik', '/oto-yedek-parca?view=grid']) {
      await page.goto(shop.url() + path);
      await settled(page);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.locator('[data-vitrin-state=error]').count()).toBe(0);
  });
});

it('the list page does not move while it loads', async () => {
  const { page } = await shop.visit('/hirdavat', {
    before: () => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  await settled(page);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  expect(shift).toBeLessThanOrEqual(0.01);
});
