// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { demoShop, settled } from '../support/visit';
import { inspector } from './inspectorPage';

const shop = demoShop();
const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', quantity: 4, salePrice: { value: 10, currency: 'TL' } };
const price = `<div data-widget="product-price"><script type="application/json">${JSON.stringify({ product })}</script>Fiyat</div>`;

describe('the inspector and modal dialogs', () => {
  const body = `<button id="opener">Aç</button><dialog id="outer" aria-label="Dış"><p>Kampanya</p><button id="more">Daha</button>${price}</dialog>
<dialog id="inner" aria-label="İç"><p>Koşullar</p><button id="done">Tamam</button></dialog>
<div data-widget="cart-icon"></div>`;
  const showModal = (page: Page, id: string) =>
    page.evaluate((name) => {
      document.querySelector<HTMLDialogElement>(`#${name}`)?.showModal();
    }, id);
  const close = (page: Page, id: string) =>
    page.evaluate((name) => {
      document.querySelector<HTMLDialogElement>(`#${name}`)?.close();
    }, id);
  const isOpen = (page: Page, id: string) => page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => dialog.open);

  it.each([
    ['with popovers', undefined],
    [
      'in a browser without popovers',
      () => {
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      },
    ],
  ])('stands in front of them and works, %s', async (_, before) => {
    const visit = await shop.visit('/deneme?vitrin-inspect=en', { body, ...(before && { before }) });
    const { page } = visit;
    await settled(page);
    await showModal(page, 'outer');
    const entry = inspector(page).locator('summary', { hasText: 'product-price' });
    await entry.click();
    await inspector(page).getByText('<div data-widget="product-price">').waitFor();

    await showModal(page, 'inner');
    await inspector(page).getByRole('button', { name: 'Other side' }).click();
    // The panel is on the other side now, and answers there.
    await inspector(page).getByRole('button', { name: 'Other side' }).click();
    expect(await isOpen(page, 'inner')).toBe(true);
    await close(page, 'inner');
    await entry.click();
    await close(page, 'outer');
    await entry.click();
    expect(await inspector(page).evaluate(() => document.querySelector('dialog > div:not([data-widget])'))).toBeNull();
  });

  it('is reached by keyboard there, and its Escape closes it and leaves the dialog', async () => {
    const { page } = await shop.visit('/deneme?vitrin-inspect=en', { body });
    await settled(page);
    await showModal(page, 'inner');
    await inspector(page).locator('summary').first().waitFor();
    expect(await axeViolations(page, true)).toEqual([]);
    await page.locator('#done').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('summary');
    await page.keyboard.press('Escape');
    await inspector(page).waitFor({ state: 'detached' });
    expect(await isOpen(page, 'inner')).toBe(true);
  });

  it('does not count as a click beside the dialog, nor as a focus that has left it', async () => {
    const { page } = await shop.visit('/deneme?vitrin-inspect=en', { body });
    await settled(page);
    await showModal(page, 'inner');
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('#inner');
      const done = document.querySelector<HTMLElement>('#done');
      document.addEventListener('click', (event) => {
        const { left, right } = dialog?.getBoundingClientRect() ?? { left: 0, right: 0 };
        if (event.clientX < left || event.clientX > right) dialog?.close();
      });
      document.addEventListener('focusin', ({ target }) => {
        if (target !== done) done?.focus();
      });
    });
    await inspector(page).locator('summary', { hasText: 'Page' }).click();
    expect(await isOpen(page, 'inner')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toContain('Page');
  });
});

describe('the language of the inspector', () => {
  const document = () =>
    `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,"><meta name="csrf-token" content="t">
<script type="application/json" id="vitrin-page">{ "locale": "tr", "curencies": [], "settings": { "showPriceStatus": "evet" } }</script>
<script type="module" src="/assets/vitrin/vitrin.js"></script></head><body><main><h1>Deneme</h1>
<div data-widget="serch-bar"></div><div data-widget="product-price">Fiyat</div>
<div data-widget="campaign"><script type="application/json">{ "campaigns": [], }</script></div></main></body></html>`;

  it('is that of the page, and changes with a button', async () => {
    const visit = await shop.visit('/deneme?vitrin-inspect', { document });
    const { page } = visit;
    await settled(page);
    const panel = page.getByRole('region', { name: 'Vitrin inceleyicisi' });
    await panel.getByText('5 sorun').waitFor();
    const said = (await panel.textContent()) ?? '';
    expect(said).toContain('data-widget="serch-bar" diye bir widget yok.');
    expect(said).toContain('data-widget="search-bar" yazın.');
    expect(said).toContain('Sayfa verisinde "curencies" var; bu anahtar okunmaz.');
    expect(said).toContain('settings.showPriceStatus: gelen "evet"; olabilecek: "1", "0", 1, 0, true ya da false.');
    expect(said).toContain('product: gelen yok; olabilecek: bir ürün: { id, name, … } ya da onun yerine data-product-id.');
    expect(said).toContain("JSON'u bozuk: burada çift tırnak içinde bir ad olmalı; JSON'un 1. satırı");
    expect(said).not.toMatch(/\b(the|received|allowed|write|ready|problem|expected)\b/i);
    expect(await axeViolations(page, true)).toEqual([]);

    await panel.getByRole('button', { name: 'English' }).click();
    await inspector(page).getByText('5 problems').waitFor();
    expect(await panel.count()).toBe(0);
    await inspector(page).getByRole('button', { name: 'Türkçe' }).click();
    await panel.getByText('5 sorun').waitFor();
    visit.console.length = 0;
  });

  it('of an English page is English, and loads no Turkish', async () => {
    const { page, context } = await shop.visit('/deneme', { body: price, data: { locale: 'en' } });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await settled(page);
    await page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await inspector(page).getByText('no problems').waitFor();
    expect(asked.filter((url) => url.includes('/inspector-'))).toHaveLength(1);
    expect(asked.filter((url) => /\/tr-[\w-]+\.js/.test(url))).toEqual([]);
  });
});

describe('text that is hard to read', () => {
  it('is told with the custom property to set, as our own sheets say, and no longer once it is set', async () => {
    const { page } = await shop.visit('/deneme?vitrin-inspect=en', {
      body: price.replace('product-price', 'add-to-cart-button'),
    });
    await settled(page);
    await inspector(page).getByText('no problems').waitFor();
    const accent = (value: string) =>
      page.evaluate((color) => {
        document.documentElement.style.setProperty('--vt-accent', color);
      }, value);
    await accent('#9cf');
    const told = inspector(page).getByText('low-contrast').first();
    await told.waitFor({ state: 'attached' });
    expect(await told.locator('..').textContent()).toMatch(
      /"Sepete ekle" \(vt-button\) stands out from its ground by 1\.7 to 1, which is less than 4\.5.*--vt-accent-text.*--vt-accent on/,
    );
    await accent('#036');
    await inspector(page).getByText('no problems').waitFor();
  });
});
