import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { axeViolations } from '../support/axe';
import { tabTo } from '../support/keys';
import { widthsInTurn } from '../support/looks';
import { demoShop, settled } from '../support/visit';

const shop = demoShop({ alone: true });
const inspector = (page: Page) => page.getByRole('region', { name: 'Vitrin inspector' });
/** The entry of the page or of a container, by its name, which is the first thing that it says. */
const entry = (page: Page, name: string) =>
  inspector(page).locator('details details', { has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) });
const opened = (page: Page) => inspector(page).getByRole('button', { name: 'Close' }).waitFor();
const textOf = async (place: Locator) => (await place.textContent()) ?? '';
/** What the page is made of without the inspector, and where it is scrolled to. */
const rest = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('body > div:not([class]):not([id]):not([data-widget])'))
      if (!element.hasChildNodes()) element.remove();
    return `${copy.outerHTML} ${scrollY}`;
  });

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
      expect(text).toMatch(/Files(\d+\.\d kB: [\w.-]+\.(js|css)|nothing; \d+ files were there already)/);
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

const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', salePrice: { value: 10, currency: 'TL' } };
const json = (text: string, attributes = '') => `<script type="application/json" ${attributes}>${text}</script>`;
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

describe('the inspector by script', { tags: ['proof'] }, () => {
  const body = `<button>Önce</button><div data-widget="product-price" data-load="interaction">${json(JSON.stringify({ product }))}Fiyat</div>`;

  it('is not loaded before, changes nothing but itself, and leaves the page as it was', async () => {
    const requests: string[] = [];
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    visit.context.on('request', (request) => requests.push(request.url()));
    await visit.page.reload();
    await settled(visit.page);
    expect(requests.join()).not.toContain('inspector');
    await visit.page.getByRole('button', { name: 'Önce' }).focus();
    const before = await rest(visit.page);

    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    expect(await textOf(entry(visit.page, 'product-price'))).toContain('Timewaits for its trigger');
    expect(await visit.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('summary');
    expect(await rest(visit.page)).toBe(before);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await inspector(visit.page).waitFor({ state: 'detached' });
    expect(await visit.page.evaluate(() => document.body.lastElementChild?.shadowRoot ?? null)).toBeNull();
    expect(await rest(visit.page)).toBe(before);
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Önce');
  });

  it('works by keyboard alone', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await settled(visit.page);
    await visit.page.getByRole('button', { name: 'Önce' }).focus();
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    for (let step = 0; step < 6; step += 1) await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Enter');
    expect(await entry(visit.page, 'product-price').getAttribute('open')).not.toBeNull();
    expect(await visit.page.locator('.chosen').count()).toBe(1);
    await visit.page.keyboard.press('Escape');
    await inspector(visit.page).waitFor({ state: 'detached' });
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Önce');
  });

  it('does not trap the focus', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await settled(visit.page);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    await tabTo(visit.page, 'role=button[name="Önce"]');
  });

  it('follows containers that come, move and go, and hands the report on', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await settled(visit.page);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
      const late = Object.assign(document.createElement('div'), { id: 'late' });
      late.dataset.widget = 'cart-icon';
      document.querySelector('main')?.append(late);
    });
    const label = inspector(visit.page).getByRole('button', { name: 'cart-icon · ready' });
    await label.waitFor();
    const frame = label.locator('..');
    const top = (await frame.boundingBox())?.y ?? 0;
    await visit.page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('margin-top', '200px');
    });
    await visit.page.waitForFunction((start) => {
      const box = document.querySelector('#late')?.getBoundingClientRect();
      return (box?.top ?? 0) > start + 100;
    }, top);
    const container = await visit.page.locator('#late').boundingBox();
    await expect.poll(() => frame.boundingBox()).toEqual(container);

    await label.click();
    expect(await entry(visit.page, 'cart-icon').getAttribute('open')).not.toBeNull();
    await inspector(visit.page).getByRole('button', { name: 'Copy report' }).click();
    await inspector(visit.page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /cart-icon ready\n- Element: <div id="late" data-widget="cart-icon">\n- Loads: idle, by default/,
    );
    await visit.page.evaluate(() => {
      document.querySelector('#late')?.remove();
    });
    await entry(visit.page, 'cart-icon').waitFor({ state: 'detached' });
    expect(await label.count()).toBe(0);
  });
});
