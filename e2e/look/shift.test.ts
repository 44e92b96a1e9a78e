// @module-tag proof
import { describe, expect, it } from 'vitest';
import { scriptJson } from '../../demo-theme/frame/pageFrame';
import { everyContainer } from '../../demo-theme/pages/everything';
import { THEMES } from '../../demo-theme/themes';
import type { Scenario } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { openCell } from '../support/cells';
import { fillCart } from '../support/goods';
import { IN_EVERY_LOOK } from '../support/looks';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

/** How far parts of a page may move by themselves (design §4); what a page of bare containers may, that is scrolled meanwhile. */
const MOST = 0.02;
const MOST_BARE = 0.1;

const SLOW: Partial<Scenario> = { speed: 'slow' };
const NOTHING: Partial<Scenario> = { orders: 0, offers: 0, overdueBalance: 0, settings: { cookieAllowed: '0' } };
const ADMINISTRATOR: Partial<Scenario> = { as: 'administrator' };

interface Case {
  readonly path: string;
  readonly scenario?: Partial<Scenario>;
  /** Lines in the cart. */
  readonly lines?: number;
}

/** Each page, healthy and slow, empty and full, where that makes a difference. */
const CASES: Readonly<Record<string, Case>> = {
  home: { path: '/' },
  list: { path: '/hirdavat' },
  'slow list': { path: '/hirdavat', scenario: SLOW },
  cards: { path: '/hirdavat?view=grid' },
  'list of few': { path: '/search?q=vida' },
  'empty list': { path: '/search?q=bulunmayan', scenario: { ...NOTHING, ...SLOW } },
  product: { path: 'product' },
  'empty cart': { path: '/sepet', scenario: NOTHING },
  'full cart': { path: '/sepet', lines: 14, scenario: SLOW },
  checkout: { path: '/odeme', lines: 3 },
  'card payment': { path: '/odeme?adim=odeme', lines: 3 },
  debt: { path: '/odeme/cari' },
  offers: { path: '/teklif/liste' },
  'no offers': { path: '/teklif/liste', scenario: NOTHING },
  orders: { path: '/siparis/liste' },
  'no orders': { path: '/siparis/liste', scenario: { ...NOTHING, ...SLOW } },
  'order complete': { path: '/siparis/tamam?no=SP-100001' },
  login: { path: '/account/login' },
  'customers’ carts': { path: '/yonetim/sepetler', scenario: ADMINISTRATOR },
  searches: { path: '/yonetim/aramalar', scenario: ADMINISTRATOR },
  'online users': { path: '/yonetim/kullanicilar', scenario: { ...ADMINISTRATOR, ...SLOW } },
  'account settings': { path: '/hesap/ayarlar' },
  service: { path: '/servis' },
  'every widget': { path: '/hepsi', scenario: ADMINISTRATOR },
};

/** Each page in one theme at one width, in turns; or each in every theme at both. */
const VISITS = Object.entries(CASES).flatMap(([name, visit], place) =>
  IN_EVERY_LOOK
    ? THEMES.flatMap(({ value }) => [1280, 360].map((width) => [name, value, width, visit] as const))
    : [[name, THEMES[place % THEMES.length]?.value ?? '', Math.floor(place / THEMES.length) % 2 ? 1280 : 360, visit] as const],
);

describe('nothing moves while a page comes', () => {
  it.each(VISITS)('%s in %s at %i px', async (_, theme, width, { path, scenario = {}, lines = 0 }) => {
    const prepare = (shop: Shop) => {
      if (lines > 0) fillCart(shop, lines);
    };
    const start = path === 'product' ? '/account/login' : path;
    const { page, shop } = await demo.visit(`${start}${start.includes('?') ? '&' : '?'}tema=${theme}`, {
      width,
      scenario,
      prepare,
      before: noteShifts,
    });
    const [first] = shop.catalogue.all;
    if (path === 'product') await page.goto(`${demo.url()}/${first?.seo}-p-${first?.id}`);
    await settled(page);
    // The answers may be slow.
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
  });
});

it('the lines of a large cart stay in place on a phone while its tools come', async () => {
  const prepare = (shop: Shop) => {
    fillCart(shop, 14);
  };
  const { page } = await demo.visit('/sepet', { width: 360, prepare, before: noteShifts });
  await settled(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST);
});

it('the rows of a cart that is on its way are as high as those that come, at 768 px', async () => {
  const { page } = await demo.visit('/atolye');
  const lowest = async (state: 'loading' | 'full') => {
    await openCell(page, demo.url(), { widget: 'cart', state, theme: 'anadolu', width: 768 });
    const rows = await page.locator('tbody tr').all();
    return Math.min(...(await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height ?? 0))));
  };
  const coming = await lowest('full');
  expect(Math.abs((await lowest('loading')) - coming)).toBeLessThan(2);
});

it('the title of a cart comes where its place was kept', async () => {
  const { page } = await demo.visit('/atolye');
  const startIn = async (state: 'loading' | 'full', title: string) => {
    await openCell(page, demo.url(), { widget: 'cart', state, theme: 'anadolu', width: 1280 });
    return (await page.locator(title).first().boundingBox())?.x;
  };
  const kept = await startIn('loading', '.vt-cart-waiting__block--title');
  expect(kept).toBe(await startIn('full', '.vt-cart__title'));
});

it('what stands below a list stays in place on a slow computer, where its rows come slice by slice', async () => {
  const { page, context } = await demo.visit('/atolye', { before: noteShifts });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openCell(page, demo.url(), { widget: 'product-list', state: 'full', theme: 'depo', width: 1280 });
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST / 2);
});

/** A page that keeps no place for any of its containers. */
const bare = (shop: Shop) =>
  everyContainer(shop)
    .map(({ widget, attributes = {}, data }) => {
      const options = Object.entries(attributes).map(([name, value]) => ` ${name}='${value.replaceAll("'", '&#39;')}'`);
      const json = data ? `<script type="application/json">${scriptJson(data)}</script>` : '';
      return `<div data-widget="${widget}"${options.join('')}>${json}</div>`;
    })
    .join('');

const BARE = (IN_EVERY_LOOK ? [360, 1280] : [360]).flatMap((width) =>
  (IN_EVERY_LOOK ? ['fast', 'slow'] : ['fast']).map((speed) => [width, speed] as const),
);

it.each(BARE)(
  'bare containers of all widgets hardly move while one scrolls through them, %i px wide, in a %s shop',
  async (width, speed) => {
    const scenario = speed === 'slow' ? { ...ADMINISTRATOR, ...SLOW } : ADMINISTRATOR;
    const { page } = await demo.visit('/deneme', { width, scenario, before: noteShifts, body: bare });
    await page.mouse.move(width / 2, 400);
    const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    // No further than what has come: at the foot of a page nothing below makes up for a list that turns out shorter than its place, so
    // that a busy machine, on which the wheel is ahead of the answers, would see all of them move.
    const hasCome = () =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].every(
        (container) =>
          container.getBoundingClientRect().top > innerHeight ||
          (container.dataset.vitrinState === 'ready' && !container.querySelector('[aria-busy=true]')),
      );
    while (!(await isAtEnd())) {
      await page.waitForFunction(hasCome);
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_BARE);
  },
);
