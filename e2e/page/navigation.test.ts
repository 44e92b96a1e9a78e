import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LIBRARIES, readLibrary } from './hosts/host';
import { HIDDEN, movers, movingPage, SHOWN, type Mover } from './hosts/moving';
import { demoShop, type Visit } from '../support/visit';

const demo = demoShop();

/** What shops have whose libraries bring styles and scripts of their own. */
const POLICY = "default-src 'self' data:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";

/** Notes every price that stands in a container once a change is through, while the page data hide prices. */
function watchPrices(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    if (!document.getElementById('vitrin-page')?.textContent.includes('"showPriceStatus":"0"')) return;
    for (const container of document.querySelectorAll('[data-widget]')) {
      if (container.textContent.includes('₺')) seen.push(`${container.id} ${container.textContent}`);
    }
  };
  // Behind all that answer to the same change, and before anything is painted.
  const observer = new MutationObserver(() => {
    queueMicrotask(look);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

const pricesSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

async function open(mover: Mover): Promise<Visit> {
  const visit = await demo.visit(SHOWN, {
    policy: POLICY,
    before: watchPrices,
    document: (shop) => movingPage(mover, shop, false),
    files: { [LIBRARIES]: readLibrary },
  });
  await visit.context.route(demo.url() + HIDDEN, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
      body: movingPage(mover, visit.shop, true),
    }),
  );
  await settled(visit, 'Fiyatlı');
  await visit.page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
  });
  return visit;
}

/** The page of that heading is there, and all its widgets show. */
async function settled({ page }: Visit, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-widget][data-vitrin-state=ready]').length === 4 &&
      document.querySelector('[data-widget=product-list] a[href*="-p-"]'),
  );
  // In our styles: the button has the accent.
  const button = page.locator('[data-widget=product-list] .vt-add').first();
  await expect.poll(() => button.evaluate((add) => getComputedStyle(add).backgroundColor)).toBe('rgb(10, 88, 202)');
  // One for each, and none beside them.
  expect(await page.locator('.vt-root').count()).toBe(4);
}

const prices = ({ page }: Visit) => page.locator('[data-widget=product-price]', { hasText: '₺' });
const listed = ({ page }: Visit) => page.locator('[data-widget=product-list]', { hasText: '₺' });

describe('a page that goes on without leaving the document', { tags: ['D-74'] }, () => {
  const showsPages = async (mover: Mover) => {
    const visit = await open(mover);
    const { page, shop } = visit;
    const shows = async (isHidden: boolean) => {
      await settled(visit, isHidden ? 'Fiyatsız' : 'Fiyatlı');
      await expect.poll(() => prices(visit).count()).toBe(isHidden ? 0 : 2);
      await expect.poll(() => listed(visit).count()).toBe(isHidden ? 0 : 1);
      expect(new URL(page.url()).pathname).toBe(isHidden ? HIDDEN : SHOWN);
    };
    await shows(false);
    await page.locator('.vt-add').first().click();
    await page.locator('.vt-cart-icon__badge').waitFor();
    await page.getByRole('link', { name: 'Öbür sayfa' }).click();
    await shows(true);
    await page.locator('.vt-cart-icon__badge').waitFor();
    await page.goBack();
    await shows(false);
    await page.goForward();
    await shows(true);
    await page.getByRole('link', { name: 'Öbür sayfa' }).click();
    await shows(false);
    expect(shop.cart.items()).toHaveLength(1);
    expect(await pricesSeen(page)).toEqual([]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  };
  it.each(movers.slice(0, 1))('shows what each page lets it show, there, back and forth: $name', showsPages);
  it.each(movers.slice(1))('shows what each page lets it show, there, back and forth: $name', { tags: ['proof'] }, showsPages);

  it('leaves no listener of the pages that are gone', { tags: ['proof'] }, async () => {
    const mover = movers.find(({ name }) => name === 'a body that is replaced');
    if (!mover) throw new Error('no such page');
    const visit = await open(mover);
    const session = await visit.context.newCDPSession(visit.page);
    await session.send('Performance.enable');
    const listeners = async () => {
      for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
    };
    // All of it in the page: what Playwright waits with leaves listeners of its own.
    const round = async (times: number) => {
      await visit.page.evaluate(async (rounds) => {
        const isThere = (heading: string) =>
          document.querySelector('h1')?.textContent === heading &&
          document.querySelectorAll('[data-widget][data-vitrin-state=ready]').length === 4 &&
          document.querySelector('[data-widget=product-list] a[href*="-p-"]') !== null;
        for (let each = 0; each < rounds; each += 1) {
          for (const heading of ['Fiyatsız', 'Fiyatlı']) {
            document.querySelector<HTMLElement>('a[data-next]')?.click();
            while (!isThere(heading)) await new Promise(requestAnimationFrame);
          }
        }
      }, times);
      await visit.page.waitForLoadState('networkidle');
    };
    await round(3);
    const before = await listeners();
    await round(10);
    expect(await listeners()).toBeLessThanOrEqual(before);
  });

  it('lists what its own script has pushed to the address', async () => {
    const { page, shop } = await demo.visit(SHOWN, { body: '<div data-widget="product-list"></div>' });
    await page.locator('.vt-add').first().waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/hirdavat/vida?page=2');
    });
    await expect.poll(() => shop.requests.at(-1)?.path).toContain('/hirdavat/vida?page=2');
    await page.goBack();
    await expect.poll(() => shop.requests.at(-1)?.path).toBe('/api/catalog/products/hirdavat');
    const asked = shop.requests.length;
    await page.evaluate(() => {
      location.hash = 'alt';
    });
    // What is asked for next is the only thing that is.
    await page.locator('.vt-pagination a', { hasText: '3' }).first().click();
    await expect.poll(() => shop.requests.at(-1)?.path).toContain('page=3');
    expect(shop.requests).toHaveLength(asked + 1);
  });
});
