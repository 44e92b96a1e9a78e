// @module-tag proof
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { widthsInTurn } from '../support/looks';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const PAGES = {
  home: '/',
  list: '/hirdavat',
  'list as a grid': '/hirdavat?view=grid',
  'empty list': '/search?q=bulunmayan',
  product: '',
  cart: '/sepet',
  checkout: '/odeme',
  offers: '/teklif/liste',
  orders: '/siparis/liste',
  'order complete': '/siparis/tamam?no=SP-100001',
  login: '/account/login',
  'management, for a customer': '/yonetim/sepetler',
  'account settings': '/hesap/ayarlar',
  service: '/servis',
  'missing page': '/olmayan/sayfa/burada',
};

const VISITS = Object.entries(PAGES).flatMap(([name, path], place) =>
  widthsInTurn(place).map((width) => [name, width, path] as const),
);

describe('every page of the shop', () => {
  it.each(VISITS)('%s at %i px: accessible, nothing off the screen, nothing in the console', async (name, width, path) => {
    const {
      page,
      shop: server,
      ...visit
    } = await shop.visit(path || '/', { width, scenario: { settings: { cookieAllowed: '0' } } });
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
    const { page, shop: server } = await shop.visit('/', { scenario: { as } });
    const [product] = server.catalogue.all;
    for (const path of ['/', '/elektrik', '/oto-yedek-parca?view=grid', `/${product?.seo}-p-${product?.id}`]) {
      await page.goto(shop.url() + path);
      await settled(page);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-vitrin-state=error]').count(), path).toBe(0);
    }
    expect(await page.locator('[data-widget=product-detail]').count()).toBe(1);
  });
});
