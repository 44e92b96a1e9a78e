// @module-tag proof
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { IN_EVERY_LOOK } from '../support/looks';
import { hasFocus, tabTo } from '../support/keys';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled, type VisitOptions } from '../support/visit';

const shop = demoShop();

const isSideways = () => document.documentElement.scrollWidth > innerWidth;

/** A page of the management area, as an administrator sees it. */
async function open(path: string, { scenario, ...options }: VisitOptions = {}) {
  const visit = await shop.visit(path, { scenario: { as: 'administrator', ...scenario }, ...options });
  await settled(visit.page);
  return visit;
}

async function openStats(options: VisitOptions = {}) {
  const visit = await open('/yonetim/aramalar', options);
  await visit.page.locator('.vt-stats .vt-table').first().waitFor();
  return visit;
}

describe('the statistics of searches', () => {
  it('are looked up and looked into by keyboard alone', { tags: ['S2-1.07', 'S2-2.61'] }, async () => {
    const { page, shop: server } = await openStats();
    await tabTo(page, '.vt-stats select');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '.vt-stats input');
    await page.keyboard.type('inci');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '“inci” kullanıcısının aramaları' }).waitFor();
    expect(server.requests.at(-1)?.path).toBe('/yonetim/search_queries?query=inci&type=kullan%C4%B1c%C4%B1');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(page, '.vt-stats input')).toBe(true);

    await tabTo(page, '.vt-stats [aria-haspopup=dialog]');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '“vida m8” kelimesini arayanlar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(page, '.vt-stats [aria-haspopup=dialog]')).toBe(true);
  });

  it.each([360, 1280])('show how often beside a name of one long word, and what was not found: %i px', async (width) => {
    const { page } = await openStats({ width });
    const address = 'muhasebe.satinalma@karahisarhirdavatyapimarketleri.example';
    const isWhole = () => page.locator('.vt-dialog__body').evaluate((body) => body.scrollWidth <= body.clientWidth);
    const lookUp = async (searchResult: readonly object[]) => {
      await page.route('**/yonetim/search_queries?*', (route) =>
        route.fulfill({ json: { success: true, searchQuery: '', searchResult } }),
      );
      await page.locator('.vt-stats input').fill(address);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
    };
    await lookUp([{ userName: address, totalCount: 12, formattedCreatedAt: '29.11.2026 04:00' }]);
    expect(await isWhole()).toBe(true);
    await page.keyboard.press('Escape');
    await lookUp([]);
    expect(await isWhole()).toBe(true);
  });

  it('do not move while they load', async () => {
    const { page } = await openStats({ before: noteShifts });
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  });

  it('can be asked for again after a failure, and keep the focus', { tags: ['S2-6.10'] }, async () => {
    const visit = await open('/yonetim/aramalar', { scenario: { faults: { 'search-stats.top': '403' } } });
    await visit.page.getByRole('alert').waitFor();
    visit.shop.setScenario({ faults: {} });
    await tabTo(visit.page, '.vt-stats .vt-button--quiet');
    await visit.page.keyboard.press('Enter');
    await visit.page.locator('.vt-stats .vt-table').first().waitFor();
    expect(await hasFocus(visit.page, '.vt-stats')).toBe(true);
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('403')]);
  });
});

describe.each([
  ['en', 320],
  ...(IN_EVERY_LOOK
    ? ([
        ['tr', 1280],
        ['tr', 360],
      ] as const)
    : []),
] as const)('in %s at %i px', (locale, width) => {
  it('every state of the statistics is accessible and fits', async () => {
    const visit = await openStats({ width, scenario: { settings: { locale } } });
    const { page } = visit;
    const check = async (state: string) => {
      expect([state, await axeViolations(page), await page.evaluate(isSideways)]).toEqual([state, [], false]);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    /** Nothing in the dialog stands beside it. */
    const checkDialog = async (state: string) => {
      await page.getByRole('dialog').waitFor();
      await check(state);
      expect(await page.locator('.vt-dialog__body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
        0,
      );
      await close();
    };
    await check('ready');
    await page.locator('.vt-stats [aria-haspopup=dialog]').first().click();
    await checkDialog('details');
    await page.locator('.vt-stats input').fill('şti');
    await page.locator('.vt-stats select').selectOption('kullanıcı');
    await page.locator('.vt-stats [type=submit]').click();
    await checkDialog('found');
    await page.locator('.vt-stats input').fill('yok-böyle-bir-kullanıcı');
    await page.locator('.vt-stats [type=submit]').click();
    await checkDialog('nothing found');
    await page.locator('.vt-stats input').fill('');
    await page.locator('.vt-stats [type=submit]').click();
    await page.getByRole('alert').waitFor();
    await check('no term');

    visit.shop.setScenario({ faults: { 'search-stats.top': 'timeout' } });
    await page.reload();
    await page.locator('.vt-stats [role=status]').first().waitFor();
    await check('loading');
    visit.shop.setScenario({ faults: { 'search-stats.top': 'shape' } });
    await page.reload();
    await page.getByRole('alert').waitFor();
    await check('failed');
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('GET /yonetim/top-queries: topQueries: received nothing')]);
  });

  it('the carts are accessible and fit', async () => {
    const { page } = await open('/yonetim/sepetler', { width, scenario: { settings: { locale } } });
    await page.locator('.vt-carts__card').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(isSideways)).toBe(false);
    expect(
      await page
        .locator('.vt-carts a')
        .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().height < 44).length),
    ).toBe(0);
  });
});

describe('the carts', () => {
  it(
    'open a product in a tab of its own, from anywhere in its line and by keyboard',
    { tags: ['S2-1.07', 'S2-2.68'] },
    async () => {
      const { page, context } = await open('/yonetim/sepetler');
      const line = page.locator('.vt-carts a').first();
      const box = await line.boundingBox();
      if (!box) throw new Error('the first line is not in sight');
      const [byClick] = await Promise.all([context.waitForEvent('page'), page.mouse.click(box.x + box.width - 4, box.y + 4)]);
      await byClick.waitForURL(/-p-\d+$/);
      expect(await byClick.evaluate(() => window.opener === null)).toBe(true);
      await byClick.close();
      await tabTo(page, '.vt-carts a');
      const [byKey] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
      await byKey.waitForURL(/-p-\d+$/);
      await byKey.close();
      expect(new URL(page.url()).pathname).toBe('/yonetim/sepetler');
    },
  );

  it('do not move while they load, and stay away from others', async () => {
    const { page, shop: server } = await open('/yonetim/sepetler', { before: noteShifts });
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    server.setScenario({ as: 'customer' });
    await page.reload();
    expect(await page.locator('[data-widget=carts]').count()).toBe(0);
    await page.getByRole('button', { name: 'Yönetici hesabıyla aç' }).click();
    await page.locator('.vt-carts__card').first().waitFor();
  });

  it('are laid out as they come into sight: 200 of 50 lines', async () => {
    const items = Array.from({ length: 50 }, (_, place) => ({
      productName: `Ürün ${place}`,
      productCode: `K-${place}`,
      productQuantity: 2,
      link: `/urun-p-${place}`,
    }));
    const carts = Array.from({ length: 200 }, (_, place) => ({ userName: `Bayi ${place}`, items }));
    const { page } = await open('/sepetler', {
      body: `<div data-widget="carts"><script type="application/json">${JSON.stringify({ carts })}</script></div>`,
      before: () => {
        // The second is what Chromium 109 calls it.
        for (const name of ['contentvisibilityautostatechange', 'contentvisibilityautostatechanged']) {
          document.addEventListener(name, (event) => {
            const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
            (target as HTMLElement).dataset.laidOut = String(!skipped);
          });
        }
      },
    });
    const isLaidOut = (place: number) =>
      page
        .locator('.vt-carts__card')
        .nth(place)
        .evaluate((card) => (card as HTMLElement).dataset.laidOut === 'true');
    await expect.poll(() => isLaidOut(0)).toBe(true);
    expect([await isLaidOut(0), await isLaidOut(199)]).toEqual([true, false]);
    await page.locator('.vt-carts__card').nth(199).scrollIntoViewIfNeeded();
    await expect.poll(async () => [await isLaidOut(0), await isLaidOut(199)]).toEqual([false, true]);
  });
});
