// @module-tag proof
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../tools/docs/documents';
import { WIDGETS } from '../../tools/docs/widgets';
import { axeViolations } from '../support/axe';
import { IN_EVERY_LOOK } from '../support/looks';
import { EXAMPLES, exampleDocument, exampleOf } from './examples';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

/** What a reader expects of each example. */
const SHOWS: Readonly<Record<string, (page: Page) => Locator>> = {
  'product-list': (page) => page.getByRole('button', { name: /^Sepete ekle: / }).first(),
  'product-detail': (page) => page.getByRole('combobox', { name: 'Renk' }),
  'currency-list': (page) => page.getByRole('combobox', { name: 'Para birimi' }),
  'overdue-debt-notification': (page) => page.getByRole('region', { name: 'Vadesi geçmiş ödeme' }),
  'cart-icon': (page) => page.getByRole('link', { name: 'Sepete git' }),
  cart: (page) => page.getByRole('button', { name: 'Siparişi onayla' }),
  carts: (page) => page.getByRole('heading', { name: 'Misafir Kullanıcı' }),
  'cart-complete': (page) => page.getByText('SP-100234'),
  checkout: (page) => page.getByRole('button', { name: 'Devam Et' }),
  'account-setting': (page) => page.getByLabel('Yeni şifre (tekrar)'),
  dashboard: (page) => page.getByRole('table', { name: 'En çok aranan kelimeler' }),
  'online-users': (page) => page.getByRole('table', { name: 'Online kullanıcılar' }),
  campaign: (page) => page.getByRole('link', { name: 'Topraklı Priz İkili Antrasit' }),
  'product-price': (page) => page.getByText('₺849,82'),
  'product-quantity': (page) => page.getByRole('combobox', { name: /^Birim: / }),
  'add-to-cart-button': (page) => page.getByRole('button', { name: /^Sepete ekle: / }),
  'order-list': (page) => page.getByRole('table', { name: /ürünleri$/ }),
  'offer-list': (page) => page.getByRole('button', { name: /^Müşteri (Ekle|Güncelle)/ }),
  'language-list': (page) => page.getByRole('button', { name: 'English' }),
  'cookie-button': (page) => page.getByRole('button', { name: 'Kabul et' }),
  'search-bar': (page) => page.getByRole('option').first(),
  'social-media': (page) => page.getByRole('link', { name: 'Facebook (yeni sekme)' }),
  'quick-order': (page) => page.getByText('Hazır').first(),
  'saved-lists': (page) => page.getByRole('heading', { name: 'Kayıtlı listeler' }),
  'warranty-inquiry': (page) => page.getByText('garantisi devam etmektedir'),
  'fault-report': (page) => page.getByRole('dialog', { name: 'Arızalı ürünü seçin' }),
  'top-header-info': (page) => page.getByText('12,345.60 TL'),
};

/** Waits until every container of the page is ready, whenever it loads. */
async function allReady(page: Page): Promise<void> {
  await settled(page);
  await page.locator('[data-widget]').evaluateAll((containers) => {
    containers.at(-1)?.scrollIntoView();
  });
  await page.locator('[data-widget]:not([data-vitrin-state=ready])').waitFor({ state: 'detached' });
}

describe("the example of each widget's page shows what it promises, alone on a page", () => {
  it.each(WIDGETS.map(({ name }) => name))('%s', async (name) => {
    expect(SHOWS).toHaveProperty(name);
    const { as = 'customer', before, open } = EXAMPLES[name] ?? {};
    const { page } = await demo.visit('/ornek', {
      scenario: { as },
      document: (shop) => {
        before?.(shop);
        return exampleDocument(exampleOf(name), shop);
      },
    });
    await allReady(page);
    expect(await page.locator(`[data-widget="${name}"]`).count()).toBeGreaterThan(0);
    await open?.(page);
    await SHOWS[name]?.(page).waitFor();
    if (IN_EVERY_LOOK) expect(await axeViolations(page)).toEqual([]);
  });
});

const FURTHER = WIDGETS.flatMap(({ name }) =>
  blocksOf(`docs/widgets/${name}.md`, 'html')
    .slice(1)
    .map((block, place) => ({ name, place: place + 2, block })),
);

it.each(FURTHER)('$name: example $place is as complete', async ({ block }) => {
  const { page } = await demo.visit('/ornek', { document: (shop) => exampleDocument(block, shop) });
  await allReady(page);
  expect(await page.locator('[data-widget]').count()).toBeGreaterThan(0);
});
