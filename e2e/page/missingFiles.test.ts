import { describe, expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';
import { product, state, addContainer } from './productPage';

const shop = demoShop();

describe('the script on a page', () => {
  it('keeps the other widgets alive where the code of one cannot be loaded, and tries again', async () => {
    const visit = await shop.visit('/deneme', { body: '', data: { products: [product] } });
    let blocked = true;
    await visit.context.route(/chunks\/product-list/, (route) => (blocked ? route.abort() : route.continue()));
    await addContainer(visit.page, 'product-list');
    await addContainer(visit.page, 'product-price');

    await visit.page.locator('#product-price[data-vitrin-state=ready]').waitFor();
    await visit.page.locator('#product-list[data-vitrin-state=error]').waitFor();
    expect(await visit.page.locator('#product-list').getByText('Yedek').isVisible()).toBe(true);
    expect(visit.console.join()).toContain('could not be loaded');
    visit.console.length = 0;

    blocked = false;
    await visit.page.locator('#product-list').getByRole('button', { name: 'Yedek' }).focus();
    await visit.page.locator('#product-list[data-vitrin-state=ready]').waitFor();
  });

  it('opens nothing, and throws nothing, where no code can be loaded', async () => {
    const visit = await shop.visit('/deneme', {
      body: '<button data-vitrin-open="warranty-inquiry">Garanti</button><div data-widget="warranty-inquiry" data-load="interaction">Yedek</div>',
    });
    await visit.context.route(/chunks\/shell-/, (route) => route.abort());
    await visit.page.getByRole('button', { name: 'Garanti' }).click();
    await visit.page.evaluate(() => window.vitrin?.close('warranty-inquiry'));
    await visit.page.locator('[data-vitrin-state=error]').waitFor();
    const said = visit.console.splice(0);
    expect(said.filter((line) => !line.includes('ERR_FAILED'))).toEqual([expect.stringContaining('could not be loaded')]);
  });

  it.each(['react', 'shell', 'product-list', 'base'])(
    'brings chunks/%s that failed twice, and imports nothing that is not there: most browsers would keep the failure',
    async (name) => {
      const visit = await shop.visit('/deneme', { body: '', data: { products: [product] } });
      const asked: string[] = [];
      await visit.context.route(new RegExp(`chunks/${name}-`), (route) => {
        asked.push(route.request().resourceType());
        if (asked.length === 1) return route.fulfill({ status: 503 });
        return asked.length === 2 ? route.abort() : route.continue();
      });
      await addContainer(visit.page, 'product-list');
      await visit.page.locator('#product-list[data-vitrin-state=ready]').waitFor();
      // A preload, then requests that fail without harm; the import takes the last one's answer, or asks once itself.
      expect(asked.slice(0, 3)).toEqual(['script', 'xhr', 'xhr']);
      expect(asked.length).toBeLessThanOrEqual(4);
      visit.console.length = 0;
    },
  );

  it.each([
    ['product-list', 'of its own', 'product-list'],
    ['currency-list', 'that it shares with other widgets', 'header'],
  ])(
    'brings %s, from a file %s, in whose place a page came at first: browsers keep that for good at its address',
    async (widget, _, file) => {
      const visit = await shop.visit('/deneme', { body: '', data: { products: [product] } });
      const html = { contentType: 'text/javascript', body: '<!doctype html><title>Bakımdayız</title>' };
      let isOver = false;
      await visit.context.route(new RegExp(`chunks/${file}-`), (route) => {
        const isFirst = new URL(route.request().url()).search === '';
        return isFirst || !isOver ? route.fulfill(html) : route.continue();
      });
      await addContainer(visit.page, widget);
      const container = visit.page.locator(`#${widget}`);
      await visit.page.locator(`#${widget}[data-vitrin-state=error]`).waitFor();
      expect(visit.console.splice(0).join()).toContain('could not be loaded (Error: SyntaxError');

      isOver = true;
      await container.getByRole('button', { name: 'Yedek' }).focus();
      await visit.page.locator(`#${widget}[data-vitrin-state=ready]`).waitFor();
      expect(await container.getByText('Yedek').count()).toBe(0);
    },
  );

  it('settles where a file never answers', async () => {
    const visit = await shop.visit('/deneme', { body: '<div data-widget="product-list" id="list"></div>' });
    await visit.page.clock.install();
    await visit.context.route(/chunks\/product-list/, () => undefined);
    await visit.page.reload();
    await visit.page.locator('#list[data-vitrin-state=loading]').waitFor({ state: 'attached' });
    // Three tries of 20 seconds, and the pauses between them.
    const later = async () => {
      await visit.page.clock.fastForward(21_000);
      return state(visit.page, '#list');
    };
    await expect.poll(later).toBe('error');
    await settled(visit.page);
    expect(visit.console.splice(0).join()).toContain('could not be loaded (Error: http');
  });
});
