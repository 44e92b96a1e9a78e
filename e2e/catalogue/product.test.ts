import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { axeViolations } from '../support/axe';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

/** A family of two dimensions, and the path of its parent's page. */
function boots({ catalogue }: Shop) {
  const family = catalogue.family(5001);
  if (!family) throw new Error('the catalogue has no such family');
  return { ...family, path: `/${family.parent.seo}-p-${family.parent.id}` };
}
const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name });
const isFocused = (element: Element) => element === document.activeElement;

async function onFamilyPage(width = 1280, scenario = {}) {
  const visit = await shop.visit('/account/login', { width, scenario });
  const family = boots(visit.shop);
  await visit.page.goto(shop.url() + family.path);
  await settled(visit.page);
  return { ...visit, family };
}

/** Chooses 40 and the second colour by keyboard alone. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await dropdown(page, 'Numara').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
}

describe('a product page with variants', () => {
  it('is chosen, swapped and ordered by keyboard, and moves nothing under the hand', { tags: ['S1-4.24'] }, async () => {
    const { page, shop: server, family } = await onFamilyPage();
    const child = family.children.find(({ variants = [] }) =>
      variants.every(({ values }) => ['40', 'Kahverengi'].includes(values[0]?.name ?? '')),
    );
    const place = await dropdown(page, 'Renk').boundingBox();
    await chooseByKeyboard(page);
    await page.getByText('Seçiminiz yükleniyor').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('heading', { level: 1, name: child?.name ?? '-' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${child?.seo}-p-${child?.id}`);
    expect(await dropdown(page, 'Renk').evaluate(isFocused)).toBe(true);
    expect(await dropdown(page, 'Renk').boundingBox()).toEqual(place);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('spinbutton').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
    expect(server.cart.items()).toMatchObject([{ quantity: 2, product: { id: child?.id } }]);
  });

  it('is the page of the child after a reload', { tags: ['proof'] }, async () => {
    const { page } = await onFamilyPage();
    await chooseByKeyboard(page);
    await page.waitForURL(/-p-60\d\d$/);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
    expect(await dropdown(page, 'Numara').inputValue()).toBe('40');
  });

  it('asks for another variant where there is none such, and adds no parent', { tags: ['proof'] }, async () => {
    const { page, shop: server } = await onFamilyPage(360);
    await page.getByRole('button', { name: /^Sepete ekle: / }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    await alert.getByRole('button', { name: 'Kapat' }).click();
    await dropdown(page, 'Numara').selectOption('44');
    await dropdown(page, 'Renk').selectOption('Lacivert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Varyant Seçiniz!');
    expect(server.cart.items()).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

it('tells a visitor nothing of what a family costs', { tags: ['D-4'] }, async () => {
  const { page } = await onFamilyPage(1280, { as: 'visitor' });
  const json = await page.locator('[data-widget=product-detail] > script').textContent();
  const { children } = JSON.parse(json ?? '{}') as { children: Array<{ salePrice: unknown; quantity: unknown }> };
  expect(children.length).toBeGreaterThan(5);
  expect(children.every(({ salePrice, quantity }) => salePrice === null && quantity === null)).toBe(true);
});

async function loadsInPlace(width: number): Promise<void> {
  const { page, shop: server } = await shop.visit('/account/login', {
    width,
    before: () => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  const single = server.catalogue.all.find(({ units, quantity }) => units.length > 1 && (quantity ?? 0) > 10);
  for (const path of [boots(server).path, `/${single?.seo}-p-${single?.id}`]) {
    await page.goto(shop.url() + path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  }
}
it.each([360])('does not move while it loads at %i px', loadsInPlace);
it.each([1280])('does not move while it loads at %i px', { tags: ['proof'] }, loadsInPlace);

describe('a description', () => {
  const description = `<h1>Ölçüler</h1><p>Çelik <b>vida</b></p><img src="/images/404.png" onerror="alert(1)" style="position:fixed"><script>alert(1)</script>
    <p title="a>b" style="color:red">x</p><p/style=color:red>x</p><p title="a"style="color:red">x</p><p title='<' onclick=alert(1)>x</p><a href="javascript:alert(1)">kötü</a><a href="/katalog.pdf">Katalog</a><table><tr><td>${'uzunbirölçü'.repeat(20)}</td></tr></table>`;
  const body = `<div data-widget="product-detail"><script type="application/json">${JSON.stringify({
    product: { id: 7, name: 'Vida M8', description },
  }).replaceAll('<', '\\u003c')}</script></div>`;

  it('is sanitised under the strictest policy, and stays on the screen', { tags: ['D-61'] }, async () => {
    const { page } = await shop.visit('/deneme', { body, width: 360 });
    await settled(page);
    const region = page.getByRole('region', { name: 'Ürün açıklaması' });
    await region.locator('b').waitFor();
    expect(await region.locator('script, [onerror], [href^=java]').count()).toBe(0);
    expect(await region.getByRole('link', { name: 'Katalog' }).getAttribute('rel')).toBe('noopener');
    expect(await region.getByRole('heading', { level: 3, name: 'Ölçüler' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('is bare text where a page allows no policy to sanitise it', async () => {
    const visit = await shop.visit('/deneme', {
      body,
      before: () => {
        Object.defineProperty((window as unknown as { trustedTypes: object }).trustedTypes, 'createPolicy', {
          value: () => {
            throw new TypeError('refused');
          },
        });
      },
    });
    await settled(visit.page);
    await visit.page.waitForLoadState('networkidle');
    const region = visit.page.getByRole('region', { name: 'Ürün açıklaması' });
    expect(await region.getByText('Çelik vida').isVisible()).toBe(true);
    expect(await region.locator('b, a, img').count()).toBe(0);
    // DOMPurify and Chromium both say that they were refused.
    expect(visit.console.splice(0).every((message) => /TrustedHTML|TrustedTypes policy/.test(message))).toBe(true);
  });
});

it('adds by the three widgets of one product, which share quantity and unit', async () => {
  const { shop: server } = await shop.visit('/account/login');
  const product = server.catalogue.all.find(
    ({ units, quantity, salePrice, variantCheck }) =>
      units.length > 1 && (quantity ?? 0) > 1000 && (salePrice?.value ?? 0) > 0 && variantCheck === undefined,
  );
  const data = { products: [product] };
  const widgets = ['product-price', 'product-quantity', 'add-to-cart-button'].map(
    (name) => `<div data-widget="${name}" data-product-id="${product?.id}"></div>`,
  );
  const visit = await shop.visit('/deneme', { body: widgets.join(''), data });
  await settled(visit.page);
  await visit.page.getByRole('combobox').selectOption({ index: 1 });
  await visit.page.getByRole('spinbutton').fill('2');
  await visit.page.getByRole('button', { name: /^Sepete ekle: / }).click();
  await visit.page.getByText('Eklendi', { exact: true }).waitFor();
  expect(visit.shop.cart.items()).toMatchObject([{ quantity: 2, productUnit: { id: product?.units[1]?.id } }]);
});
