import { describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { axeViolations } from '../support/axe';
import { widthsInTurn } from '../support/looks';
import { demoShop, settled } from '../support/visit';
import { entry, inspector, json, product, textOf } from './inspectorPage';

const shop = demoShop({ alone: true });

describe('the inspector on the page of all widgets', () => {
  it('lists every container with its state, trigger, times and sizes', { tags: ['proof'] }, async () => {
    const { page } = await shop.visit('/hepsi?vitrin-inspect=en', { scenario: { as: 'administrator' } });
    await settled(page);
    for (const container of await page.locator('[data-widget]').all()) await container.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelectorAll('[data-widget]:not([data-vitrin-state=ready])').length === 0);
    await inspector(page).getByText('27, 27 ready').waitFor({ state: 'attached' });
    expect(await textOf(entry(page, 'Page'))).toMatch(
      /Page data.*settings.*Tokenyes.*Policynothing refused.*Files\d+, \d+\.\d kB in all/,
    );
    let first = 0;
    for (const [name, { trigger }] of Object.entries(registry)) {
      const text = await textOf(entry(page, name));
      expect(text).toContain(`Loads${trigger}, by default`);
      expect(text).toMatch(/Timetriggered at \d+ ms, ready \d+ ms later/);
      expect(text).toMatch(/Files(\d+\.\d kB: [\w.-]+\.(js|css)|nothing; (1 file was|\d+ files were) there already)/);
      if (text.includes('react.js')) first += 1;
    }
    // What all widgets need came because of one of them.
    expect(first).toBe(1);
    expect(await textOf(entry(page, 'cart-complete'))).toContain('"orderNo"');
  });

  it.each(widthsInTurn(1))('has no accessibility violation, %i px wide', { tags: ['proof'] }, async (width) => {
    const { page } = await shop.visit('/hepsi?vitrin-inspect=en', { scenario: { as: 'administrator' }, width });
    await settled(page);
    await entry(page, 'product-list').locator('summary').first().click();
    expect(await axeViolations(page, true)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

const page = (
  body: string,
  head = '',
) => `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">${head}
<script type="module" src="/assets/vitrin/vitrin.js"></script></head><body><main><h1>Deneme</h1>${body}</main></body></html>`;

describe('the inspector on a page with mistakes', () => {
  it('names each of them and says what to do', async () => {
    const visit = await shop.visit('/deneme?vitrin-inspect=en', {
      document: () =>
        page(`
      <div data-widget="cart-ikon">Sepet</div><div data-widget="cart-icon" data-herf="/sepet"></div>
      <div data-widget="product-list" data-view="table">Liste</div><div data-widget="search-bar" data-load="late"></div>
      <div data-widget="carts">${json('{\n  "carts": [\n    { "userName": "Elif", "items": [] },\n  ]\n}')}Sepetler</div>
      <div data-widget="cart-complete">Tamam</div><div data-widget="product-price">${json('{ "product": { "name": "Vida" } }')}Fiyat</div>
      <button data-vitrin-open="warranty-inquiry">Garanti</button>
      ${json('{ "user": { "id": 1 }, "curencies": [], "locale": "fr" }', 'id="vitrin-page"')}${json('{}', 'id="vitrin-page"')}`),
    });
    await settled(visit.page);
    await inspector(visit.page).getByText('12 problems').waitFor();
    const said = async (name: string) => textOf(entry(visit.page, name).locator('ul'));
    expect(await said('cart-ikon')).toContain('Write data-widget="cart-icon".');
    expect(await said('cart-icon')).toContain('data-herf is no option of cart-icon.Write data-href.');
    expect(await said('product-list')).toMatch(
      /view: received "table"; allowed: "grid" or "list".*docs\/widgets\/product-list\.md/,
    );
    expect(await said('search-bar')).toMatch(/data-load="late" is no moment.*Use one of: eager, visible, idle, interaction/);
    expect(await said('carts')).toMatch(
      /malformed: Unexpected token ']' in line 4, column 3 of the JSON.*JSON function of the template language/,
    );
    expect(await said('cart-complete')).toMatch(/orderNo: received nothing.*docs\/widgets\/cart-complete\.md/);
    expect(await said('product-price')).toMatch(/product\.id: received nothing.*docs\/widgets\/product-price\.md/);
    expect(await said('Page')).toMatch(
      /no forgery token.*csrf-token.*stand 2 times.*Print them once.*"curencies".*Write "currencies".*warranty-inquiry" opens nothing.*locale: received "fr"; allowed: "tr" or "en"/,
    );
    visit.console.length = 0;
  });

  it('names what could not be read of an answer before it came', { tags: ['D-68'] }, async () => {
    const visit = await shop.visit('/hirdavat', { scenario: { faults: { products: 'entries' } } });
    const { page: shown } = visit;
    await settled(shown);
    await shown.getByText('okunamadı').first().waitFor();
    await shown.evaluate(() => {
      window.vitrin?.inspect();
    });
    await shown.getByRole('region', { name: 'Vitrin inceleyicisi' }).getByRole('button', { name: 'English' }).click();
    await entry(shown, 'Page').getByText('left out').waitFor({ state: 'attached' });
    expect(await textOf(entry(shown, 'Page').locator('ul'))).toMatch(/products left out\. items\.\d+.*docs\/server\.md/);
    visit.console.length = 0;
  });

  it('names what the policy refuses, before it came and after', async () => {
    const visit = await shop.visit('/deneme?vitrin-inspect=en', {
      document: () =>
        page(
          `<img src="https://elsewhere.example/a.png" alt=""><div data-widget="product-price">${json(JSON.stringify({ product }))}Fiyat</div>`,
        ),
      policy: "default-src 'self'; style-src 'none'; img-src 'self' data:; require-trusted-types-for 'script'",
    });
    await settled(visit.page);
    await entry(visit.page, 'product-price').getByText('Look in the network panel').waitFor({ state: 'attached' });
    const said = await textOf(entry(visit.page, 'Page').locator('ul'));
    expect(said).toMatch(/refuses https:\/\/elsewhere\.example\/a\.png \(img-src\)/);
    expect(said).toMatch(/refuses \S+\.css \(style-src-elem\)\.Allow it in style-src-elem of the Content-Security-Policy/);
    // Chromium notes each refusal, some of them late.
    await visit.page.close();
    visit.console.length = 0;
  });
});

describe('the inspector on a page where all is well', () => {
  it('takes nothing for a refusal that a policy on trial would refuse', async () => {
    const { page: shown, context, console: said } = await shop.visit('/deneme', { body: '' });
    await context.route('**/deneme?vitrin-inspect=en', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'content-security-policy-report-only': "img-src 'none'" },
        body: page('<img src="/assets/theme/favicon.svg" alt="">'),
      }),
    );
    await shown.goto(`${shop.url()}/deneme?vitrin-inspect=en`);
    await inspector(shown).getByText('no problems').waitFor();
    expect(await textOf(entry(shown, 'Page'))).toContain('Policynothing refused');
    expect(said.splice(0).join()).toContain('report-only');
  });

  it('calls a token without a value none', async () => {
    const { page: shown } = await shop.visit('/deneme?vitrin-inspect=en', {
      document: () =>
        page(
          `<div data-widget="product-price">${json(JSON.stringify({ product }))}Fiyat</div>`,
          '<meta name="csrf-token" content="">',
        ),
    });
    await settled(shown);
    await entry(shown, 'Page').getByText('The page has no forgery token').waitFor({ state: 'attached' });
    expect(await textOf(entry(shown, 'Page'))).toContain('Tokenno');
  });
});
