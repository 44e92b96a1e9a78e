// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { hasFocus, tabTo } from '../support/keys';
import { noteShifts, shiftsOf } from '../support/shifts';
import { widthsInTurn } from '../support/looks';
import { demoShop, settled } from '../support/visit';
import { overhang, resize } from '../support/windowSize';

const shop = demoShop();

const language = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.locator('.vt-cookies');
const strip = (page: Page) => page.locator('.vt-top-header');
const NEW = { settings: { cookieAllowed: '0' } };

describe('the choice of language', () => {
  it('is made by keyboard, loads the page anew in that language, and lasts', { tags: ['S2-1.06', 'S2-4.29'] }, async () => {
    const { page, shop: server } = await shop.visit('/hirdavat?page=2');
    await settled(page);
    await tabTo(page, '.vt-languages [lang=en]');
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await loaded;
    await settled(page);
    expect(page.url()).toBe(`${shop.url()}/hirdavat?page=2`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await language(page, 'English').getAttribute('aria-pressed')).toBe('true');
    await page.getByText('products found').first().waitFor();
    expect(server.locale).toBe('en');
    await page.goto(`${shop.url()}/elektrik`);
    await settled(page);
    expect(await language(page, 'English').getAttribute('aria-pressed')).toBe('true');
  });

  it('is taken back where it cannot be saved', { tags: ['S2-8.24'] }, async () => {
    const visit = await shop.visit('/sepet', { scenario: { faults: { settings: '500' } } });
    await settled(visit.page);
    await language(visit.page, 'English').click();
    await visit.page.getByRole('alert').waitFor();
    expect(await language(visit.page, 'Türkçe').getAttribute('aria-pressed')).toBe('true');
    expect(await axeViolations(visit.page)).toEqual([]);
    // Chromium itself notes an answer of 500.
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
  });
});

describe.each(widthsInTurn(0))('the cookie banner at %i px', (width) => {
  it('lies over the page, moves nothing and holds nothing up', { tags: ['S2-2.57'] }, async () => {
    const { page } = await shop.visit('/account/login', { width, scenario: NEW, before: noteShifts });
    await settled(page);
    await banner(page).waitFor();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const box = await banner(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.height <= 120).toBe(true);
    await page.getByRole('link', { name: 'Ana sayfa', exact: true }).click();
    await page.waitForURL(`${shop.url()}/`);
  });

  it('never covers what the keyboard comes to', { tags: ['S2-4.34'] }, async () => {
    const { page } = await shop.visit('/account/login', { width, scenario: NEW });
    await settled(page);
    await banner(page).waitFor();
    const covered: string[] = [];
    const edges = new Set<boolean>();
    for (let stops = 0; stops < 70; stops += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const ours = document.querySelector('.vt-cookies');
        const [a, b] = [document.activeElement?.getBoundingClientRect(), ours?.getBoundingClientRect()];
        // After the last stop of a page the focus is the browser's own.
        if (!a || !b || ours?.contains(document.activeElement) || document.activeElement === document.body) return null;
        const isCovered = a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
        return { isAtTop: b.top < 100, covered: isCovered ? document.activeElement?.outerHTML.slice(0, 100) : null };
      });
      if (seen?.covered) covered.push(seen.covered);
      if (seen) edges.add(seen.isAtTop);
    }
    expect(covered).toEqual([]);
    // A wide page has room for it below all else.
    expect(edges).toEqual(new Set(width === 360 ? [false, true] : [false]));
  });

  it('is accepted by keyboard, the focus goes back, and no page asks again', { tags: ['S2-1.06', 'S2-4.33'] }, async () => {
    const { page, shop: server } = await shop.visit('/sepet', { width, scenario: NEW });
    await settled(page);
    await tabTo(page, '.vt-cookies button');
    await page.keyboard.press('Shift+Tab');
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.vt-cookies button')).toBe(true);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => server.requests.find(({ call }) => call === 'cookies')?.status).toBe(200);
    await page.reload();
    await settled(page);
    expect(await banner(page).count()).toBe(0);
  });
});

it('the cookie banner hides nothing whole that the keyboard comes to at 400 %', { tags: ['S2-4.34'] }, async () => {
  const { page } = await shop.visit('/hirdavat', { width: 320, scenario: NEW });
  await settled(page);
  await resize(page, 320, 256);
  await banner(page).waitFor();
  const hidden: string[] = [];
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      const [a, b] = [document.activeElement, document.querySelector('.vt-cookies')].map((each) => each?.getBoundingClientRect());
      return a && b && a.top >= b.top && a.bottom <= b.bottom ? document.activeElement?.outerHTML.slice(0, 100) : null;
    });
    if (name) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

it('the cookie banner is back, with an alert, where consent cannot be sent', { tags: ['S2-8.25'] }, async () => {
  const visit = await shop.visit('/sepet', { scenario: { ...NEW, faults: { cookies: '500' } } });
  await settled(visit.page);
  await visit.page.getByRole('button', { name: 'Kabul et' }).click();
  await visit.page.getByRole('alert').waitFor();
  await banner(visit.page).waitFor();
  expect(await axeViolations(visit.page)).toEqual([]);
  expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
});

describe('the strip of the customer', () => {
  it.each([1280, 800, 360])('keeps its place while it waits: nothing moves at %i px', { tags: ['S2-2.59'] }, async (width) => {
    const { page } = await shop.visit('/siparis/tamam?no=SP-100001', { width, scenario: { speed: 'slow' }, before: noteShifts });
    await settled(page);
    await strip(page).getByText('12,345.60 TL').waitFor();
    await strip(page).getByRole('link', { name: '0532 555 01 42' }).waitFor();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    const inside = await strip(page).evaluate((element) =>
      [...element.querySelectorAll('dt, dd, a')].every((part) => {
        const [a, b] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
        return a.top >= b.top && a.bottom <= b.bottom && a.right <= b.right + 1;
      }),
    );
    expect(inside).toBe(true);
  });

  it('hides after a failure, which is logged alone', { tags: ['S2-8.26'] }, async () => {
    const visit = await shop.visit('/sepet', { scenario: { faults: { 'top-header-info': 'html' } } });
    await settled(visit.page);
    await strip(visit.page).waitFor({ state: 'detached' });
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('[vitrin] top header')]);
    expect(await axeViolations(visit.page)).toEqual([]);
  });
});

it(
  'the social media links are large enough to touch, and open tabs that know nothing of the shop',
  { tags: ['S2-2.58'] },
  async () => {
    const { page } = await shop.visit('/sepet', { width: 360 });
    await page.locator('[data-widget=social-media]').scrollIntoViewIfNeeded();
    const links = page.getByRole('list', { name: 'Sosyal medya' }).getByRole('link');
    await links.first().waitFor();
    const seen = await links.evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return [link.getAttribute('aria-label'), link.getAttribute('rel'), width >= 44 && height >= 44];
      }),
    );
    expect(seen).toEqual(
      ['Facebook', 'Instagram', 'Twitter', 'YouTube'].map((name) => [`${name} (yeni sekme)`, 'noopener', true]),
    );
  },
);

describe.each(widthsInTurn(1))('the online users at %i px', (width) => {
  it('are accessible, listed, empty and failed, and nothing moves when they come', { tags: ['S2-1.07', 'S2-4.38'] }, async () => {
    const {
      page,
      shop: server,
      ...visit
    } = await shop.visit('/yonetim/kullanicilar', { width, scenario: { as: 'administrator' }, before: noteShifts });
    await settled(page);
    await page.getByRole('table', { name: 'Online kullanıcılar' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    server.presence.online = [];
    await page.reload();
    await page.getByText('Şu anda online kullanıcı bulunmamaktadır.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    server.setScenario({ faults: { 'online-users': '500' } });
    await page.reload();
    await page.getByText('Hata: Sunucu hatası: 500').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
  });
});
