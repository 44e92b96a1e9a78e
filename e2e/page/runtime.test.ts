import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const product = { id: 7, seo: 'vida-m8', name: 'Vida M8', salePrice: { value: 10, currency: 'TL' }, quantity: 5 };
const price = (attributes = '', data: object = { product }) =>
  `<div data-widget="product-price" ${attributes}><script type="application/json">${JSON.stringify(data)}</script></div>`;
const state = (page: Page, selector: string) => page.locator(selector).getAttribute('data-vitrin-state');

/** Adds a container with fallback content, as a script of the theme would. */
async function addContainer(page: Page, widget: string): Promise<void> {
  await page.evaluate(
    ([name, id]) => {
      const container = document.createElement('div');
      container.id = String(name);
      container.dataset.widget = String(name);
      container.dataset.productId = String(id);
      container.append(Object.assign(document.createElement('button'), { textContent: 'Yedek' }));
      document.querySelector('main')?.append(container);
    },
    [widget, product.id],
  );
}

describe('the script on a page', () => {
  it('loads nothing but itself where there is no container', async () => {
    const requests: string[] = [];
    const { page, context } = await shop.visit('/deneme', { body: '<p>Boş</p>' });
    context.on('request', (request) => requests.push(request.url()));
    await page.reload();
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(requests.map((url) => new URL(url).pathname.replace(/-[\w-]{7}\./, '.'))).toEqual([
      '/deneme',
      '/assets/vitrin/vitrin.js',
    ]);
  });

  it('mounts, mounts late, unmounts and mounts again', async () => {
    const { page } = await shop.visit('/deneme', { body: price('id="first"'), data: { products: [product] } });
    await settled(page);
    expect(await state(page, '#first')).toBe('ready');

    await addContainer(page, 'product-price');
    await page.locator('#product-price[data-vitrin-state=ready]').waitFor();
    await page.evaluate(() => window.vitrin?.unmount(document));
    expect(await page.locator('.vt-root').count()).toBe(0);
    await page.evaluate(() => window.vitrin?.mount());
    await page.locator('#product-price[data-vitrin-state=ready]').waitFor();
    await page.evaluate(() => {
      document.querySelector('#first')?.remove();
    });
    expect(await page.locator('.vt-root').count()).toBe(1);
  });

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

  it('says what is wrong with malformed data and leaves the fallback', async () => {
    const visit = await shop.visit('/deneme', {
      body: `${price('id="bad"', { product: { ...product, salePrice: { value: 'on', currency: 'TL' } } }).replace('</div>', '<b>Fiyat için arayın</b></div>')}
        <div data-widget="product-price" id="broken"><script type="application/json">{ "product": </script><b>Fiyat yok</b></div>
        <div data-widget="cart-icn" id="typo">Sepetim</div>${price('id="good"')}`,
    });
    await settled(visit.page);
    expect(await state(visit.page, '#bad')).toBe('error');
    expect(await state(visit.page, '#broken')).toBe('error');
    expect(await state(visit.page, '#typo')).toBeNull();
    expect(await state(visit.page, '#good')).toBe('ready');
    expect(await visit.page.getByText('Fiyat için arayın').isVisible()).toBe(true);
    // Which of them is said first is left to how their code comes.
    expect([...visit.console].sort()).toEqual([
      expect.stringMatching(/id="bad".*product\.salePrice\.value: received "on"; allowed: a number/),
      expect.stringMatching(/id="broken".*malformed/),
      expect.stringMatching(/cart-icn.*allowed: product-list/),
    ]);
    visit.console.length = 0;
  });

  it('runs beside an element, a form and a variable of its name, and can be imported', async () => {
    const visit = await shop.visit('/deneme', {
      body: `<section id="vitrin">Vitrin</section><form name="vitrin"><input name="version" value="1"></form>${price('id="one"')}`,
    });
    await settled(visit.page);
    expect(await state(visit.page, '#one')).toBe('ready');

    const own = await shop.visit('/deneme', {
      body: `${price('id="one"')}<script type="module" src="/assets/vitrin/vitrin.js?v=2"></script>`,
      before: () => {
        Object.defineProperty(window, 'vitrin', { value: 'kampanya', writable: true, configurable: false });
      },
    });
    await own.page.locator('#one[data-vitrin-state=ready]').waitFor();
    expect(await own.page.locator('#one .vt-root').count()).toBe(1);
    // As a text: the test's own build would rewrite an import.
    expect(
      await own.page.evaluate(`import('/assets/vitrin/vitrin.js').then(async ({ vitrin }) => {
      await vitrin.ready;
      return [window.vitrin, typeof vitrin.mount, vitrin.version];
    })`),
    ).toEqual(['kampanya', 'function', expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect(own.console).toEqual([expect.stringMatching(/^warning: \[vitrin\] .*variable "vitrin"/)]);
    own.console.length = 0;
  });

  it('runs once where it is included twice', async () => {
    const { page } = await shop.visit('/deneme', {
      body: `${price('id="one"')}<script type="module" src="/assets/vitrin/vitrin.js?v=2"></script>`,
    });
    await settled(page);
    expect(await page.locator('#one .vt-root').count()).toBe(1);
  });

  it('loads by its trigger', async () => {
    const { page } = await shop.visit('/deneme', {
      body: `${price('id="touch" data-load="interaction"').replace('</div>', '<button type="button">Fiyat</button></div>')}
        ${price('id="hidden" data-load="visible" hidden')}
        <div class="spacer"></div>${price('id="below" data-load="visible"')}`,
      before: () => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector<HTMLElement>('.spacer')?.style.setProperty('height', '4000px');
        });
      },
    });
    await settled(page);
    await page.locator('#hidden[data-vitrin-state=ready]').waitFor({ state: 'attached' });
    expect(await state(page, '#touch')).toBe('waiting');
    expect(await state(page, '#below')).toBe('waiting');
    await page.getByRole('button', { name: 'Fiyat' }).focus();
    await page.locator('#touch[data-vitrin-state=ready]').waitFor();
    await page.locator('#below').scrollIntoViewIfNeeded();
    await page.locator('#below[data-vitrin-state=ready]').waitFor();
  });
});
