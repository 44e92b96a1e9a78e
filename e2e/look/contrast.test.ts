// @module-tag proof
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Shop } from '@mocks/shop/shop';
import { everyContainer } from '../../demo-theme/pages/everything';
import { OWN_THEMES, THEMES } from '../../demo-theme/themes';
import { faintParts } from './faint';
import { fillCart } from '../support/goods';
import { IN_EVERY_LOOK } from '../support/looks';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();
const NOTHING = { edges: [], texts: [] };

/** Waits for every widget, those too that load where they are seen. */
async function allReady(page: Page): Promise<void> {
  await settled(page);
  for (const container of await page.locator('[data-widget]').all()) await container.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => !document.querySelector('[data-widget]:not([data-vitrin-state=ready])'));
  await page.waitForLoadState('networkidle');
}

/** A container of each widget. */
function everyWidget(shop: Shop): string {
  const containers = everyContainer(shop).map(({ widget, attributes = {}, data }) => {
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    const json = data ? `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '';
    return `<div data-widget="${widget}"${given.join('')}>${json}</div>`;
  });
  return containers.join('');
}

it.each(['light', 'dark'] as const)('controls and texts stand out from their ground in the default look, %s', async (scheme) => {
  const { page } = await demo.visit('/deneme', { scenario: { as: 'administrator' }, body: everyWidget });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((dark) => {
    const { style } = document.documentElement;
    style.colorScheme = 'light dark';
    // What a dark theme has to set (docs/theming.md, "Dark mode").
    if (dark)
      for (const [name, value] of [
        ['accent', '#ffb000'],
        ['accent-text', '#14110a'],
      ])
        style.setProperty(`--vt-${name}`, value ?? '');
  }, scheme === 'dark');
  await allReady(page);
  expect(await faintParts(page)).toEqual(NOTHING);
});

it.each([
  ['light', '#e8e8e8'],
  ['dark', '#333'],
] as const)('controls stand out where the page is neither white nor black, %s', async (colorScheme, ground) => {
  const { page } = await demo.visit('/deneme', { scenario: { as: 'administrator' }, body: everyWidget });
  await page.emulateMedia({ colorScheme });
  await page.evaluate((background) => {
    Object.assign(document.documentElement.style, { background, colorScheme: 'light dark' });
  }, ground);
  await allReady(page);
  expect((await faintParts(page)).edges).toEqual([]);
});

it('what matters less can be read where a page writes in grey', async () => {
  const { page } = await demo.visit('/deneme', { scenario: { as: 'administrator' }, body: everyWidget });
  await page.evaluate(() => {
    document.body.style.color = '#666';
  });
  await allReady(page);
  expect((await faintParts(page)).texts).toEqual([]);
});

it('so it can in the row under the pointer, where the text is grey but not too light to be thinned', async () => {
  const { page } = await demo.visit('/hirdavat/vida?view=list&tema=bulma');
  await settled(page);
  await page.locator('.vt-rows__row .vt-prices__unit').first().hover();
  expect((await faintParts(page)).texts).toEqual([]);
});

it.each(['list', 'grid'])('controls and texts stand out by night, in a theme that has one: a %s', async (view) => {
  const { page } = await demo.visit('/deneme', { body: '' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${demo.url()}/hirdavat/vida?view=${view}&tema=bulma`);
  await settled(page);
  await page.locator('.vt-prices__discount').first().waitFor();
  expect(await faintParts(page)).toEqual(NOTHING);
});

it('what empties an order sheet stands out beside words that matter less', async () => {
  const { page } = await demo.visit('/hirdavat/vida', { body: '<div data-widget="product-list" data-add="together"></div>' });
  await settled(page);
  await page.getByRole('spinbutton').first().fill('3');
  await page.getByRole('heading').first().click();
  await page.getByRole('button', { name: 'Boşalt' }).waitFor();
  expect(await faintParts(page)).toEqual(NOTHING);
});

/** The first theme, or each of them; widgets by themselves are looked at in all their states, in every theme in turn (`faults.test.ts`). */
const LOOKED_AT = THEMES.map(({ value }) => value).slice(0, IN_EVERY_LOOK ? undefined : 1);

it.each(LOOKED_AT)('controls and texts stand out from their ground in the theme %s', async (theme) => {
  const { page, shop } = await demo.visit(`/hepsi?tema=${theme}`, { scenario: { as: 'administrator' } });
  await allReady(page);
  expect(await faintParts(page), 'all widgets').toEqual(NOTHING);
  if (!IN_EVERY_LOOK) return;
  fillCart(shop);
  const [product] = shop.catalogue.all;
  const paths = [
    '/hirdavat',
    `/${product?.seo}-p-${product?.id}`,
    '/sepet',
    '/odeme',
    '/odeme/cari',
    '/teklif/liste',
    '/hesap/ayarlar',
  ];
  for (const path of [...paths, '/servis', '/yonetim/aramalar']) {
    await page.goto(demo.url() + path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    for (const row of path === '/teklif/liste'
      ? await page.locator('[data-widget=offer-list] [aria-expanded]:not([aria-haspopup])').all()
      : [])
      await row.click();
    expect(await faintParts(page), path).toEqual(NOTHING);
  }
});

it.each(LOOKED_AT.slice(0, OWN_THEMES.length))(
  'what is wrong and what cannot be undone stand out in the theme %s',
  async (theme) => {
    const { page } = await demo.visit(`/odeme/cari?tema=${theme}`);
    await settled(page);
    const number = page.getByLabel('Kart numarası');
    const edge = () => number.evaluate((found) => getComputedStyle(found).borderTopColor);
    const before = await edge();
    await page.getByRole('button', { name: 'Ödeme Yap' }).click();
    await page.locator('.vt-field__error').first().waitFor();
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await edge()).not.toBe(before);
    expect(await faintParts(page), 'the form').toEqual(NOTHING);
    await page.goto(`${demo.url()}/siparis/liste`);
    await page
      .getByRole('button', { name: /^İptal et: / })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect(await faintParts(page), 'the question').toEqual(NOTHING);
  },
);
