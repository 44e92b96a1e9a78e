import { describe, expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';
import { product, state, addContainer, price } from './productPage';

const shop = demoShop();

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
