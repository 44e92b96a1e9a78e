import { describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { axeViolations } from '../support/axe';
import { IN_EVERY_LOOK } from '../support/looks';
import { noteShifts, shiftsOf } from '../support/shifts';
import { demoShop, settled, type Visit } from '../support/visit';

const demo = demoShop();
const NAMES = Object.keys(registry).sort();
const ONLINE = 'GET /yonetim/api/online-users';

/** Opens the page of all widgets and goes through it, so that those load that wait to be seen. `shift`: how far parts of it moved while it loaded. */
async function visitAll(width = 1280): Promise<Visit & { readonly shift: number }> {
  const visit = await demo.visit('/hepsi', { scenario: { as: 'administrator' }, width, before: noteShifts });
  await settled(visit.page);
  const shift = await shiftsOf(visit.page);
  for (const container of await visit.page.locator('[data-widget]').all()) await container.scrollIntoViewIfNeeded();
  await visit.page.waitForFunction(() => document.querySelectorAll('[data-widget]:not([data-vitrin-state=ready])').length === 0);
  await visit.page.waitForLoadState('networkidle');
  return { ...visit, shift };
}

describe('all widgets on one page', () => {
  it('are all there and ready, ask the shop for each thing once, and load every file once', { tags: ['S2-2.01'] }, async () => {
    const begun = Date.now();
    const { page, shop } = await visitAll();
    const states = await page
      .locator('[data-widget]')
      .evaluateAll((all) => all.map((each) => [(each as HTMLElement).dataset.widget, (each as HTMLElement).dataset.vitrinState]));
    expect(states.map(([name]) => name).sort()).toEqual(NAMES);
    expect(states.filter(([, state]) => state !== 'ready')).toEqual([]);

    const asked = shop.requests.map(({ method, path }) => `${method} ${path}`);
    // Who is online is asked for again every ten seconds, which a busy machine may take, and no sooner.
    const turns = 1 + Math.floor((Date.now() - begun) / 10_000);
    expect(asked.filter((call) => call === ONLINE).length).toBeLessThanOrEqual(turns);
    const once = asked.filter((call, place) => call !== ONLINE || asked.indexOf(ONLINE) === place);
    expect(once.sort()).toEqual([
      'GET /api/catalog/cart',
      'GET /api/catalog/offers',
      'GET /api/catalog/orders',
      'GET /api/catalog/products/is-guvenligi',
      'GET /api/catalog/top-header-info',
      ONLINE,
      'GET /yonetim/top-queries',
    ]);

    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/vitrin/')),
    );
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  it.each(IN_EVERY_LOOK ? [1280, 360] : [360])(
    'move nothing while they mount, and have no accessibility violation, %i px wide',
    { tags: ['proof'] },
    async (width) => {
      const { page, shift } = await visitAll(width);
      expect(shift).toBeLessThanOrEqual(0.01);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
});
