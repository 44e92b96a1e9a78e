// @module-tag proof
import { describe, expect, it } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { hasFocus, tabTo } from '../support/keys';
import { widthsInTurn } from '../support/looks';
import { demoShop } from '../support/visit';
import { overhang } from '../support/windowSize';

const demo = demoShop({ alone: true });

const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe.stage__frame');

/** Goes to another page of the workshop and waits until its widget is ready, or has failed where it shall. */
async function open(page: Page, path: string, state = 'ready'): Promise<FrameLocator> {
  await page.goto(demo.url() + path);
  await inFrame(page).locator(`[data-vitrin-state=${state}]`).waitFor({ state: 'attached' });
  return inFrame(page);
}

describe('a state', () => {
  it('shows what the widget shows then', async () => {
    const visit = await demo.visit('/atolye');
    const { page } = visit;
    await (await open(page, '/atolye/product-list?durum=loading')).locator('[aria-busy=true]').waitFor();
    await (await open(page, '/atolye/product-list?durum=empty')).getByText('Aradığınız Ürün Bulunamadı!').waitFor();
    await (await open(page, '/atolye/product-list?durum=long')).getByText('muvaffakiyet').first().waitFor();
    await (await open(page, '/atolye/cart?durum=empty&dil=en')).getByText('Your cart is empty.').first().waitFor();
    await (await open(page, '/atolye/checkout?durum=empty')).getByRole('heading', { name: 'Ödeme Bilgileri' }).waitFor();
    expect(visit.console).toEqual([]);

    await (await open(page, '/atolye/product-list?durum=error')).getByRole('button', { name: 'Tekrar dene' }).waitFor();
    expect(visit.console.splice(0).join()).toContain('500');
    await (await open(page, '/atolye/cart-complete?durum=error', 'error')).getByText('Yedek içerik').waitFor();
    expect(visit.console.splice(0).join()).toContain('orderNo');
  });

  it('that a widget has not got is told of', async () => {
    const { page } = await demo.visit('/atolye/social-media?durum=loading');
    await page.getByText('beklenecek bir çağrısı yoktur').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('stands in the width, the direction and the theme of its address', async () => {
    const { page } = await demo.visit('/atolye');
    const frame = await open(page, '/atolye/cart?genislik=360&yon=rtl&tema=depo');
    expect(await frame.locator('html').evaluate((html) => [innerWidth, getComputedStyle(html).direction])).toEqual([360, 'rtl']);
    expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(13, 15, 16)');
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

it('a preview buys in its own shop, and says where it is led', async () => {
  const { page, shop } = await demo.visit('/atolye');
  const frame = await open(page, '/atolye/cart');
  await frame.getByRole('button', { name: 'Siparişi onayla' }).click();
  // The order loads the preview's page anew, and its cart is empty then.
  await frame.getByText('Sepetiniz boş.').first().waitFor();
  await frame.getByRole('link', { name: 'Alışverişe devam et' }).first().click();
  await frame.getByText('Bileşen sayfadan ayrıldı').waitFor();
  await frame.getByRole('link', { name: 'Önizlemeye dön' }).click();
  await frame.locator('[data-vitrin-state=ready]').waitFor();
  expect(shop.requests).toEqual([]);
  expect(shop.cart.orders).toEqual([]);
});

it('a payment in a preview is one of its own shop', async () => {
  const { page, shop } = await demo.visit('/atolye');
  const frame = await open(page, '/atolye/checkout?durum=empty');
  await frame.locator('[id$="-card-card"]').pressSequentially('4111111111111111');
  await frame.locator('[id$="-holder"]').fill('Ali Veli');
  await frame.locator('[id$="-expire"]').pressSequentially('1229');
  await frame.locator('[id$="-amount"]').fill('100');
  await frame.getByRole('radiogroup').waitFor();
  await frame.locator('[id$="-ccv"]').pressSequentially('731');
  await frame.locator('button[type=submit][form]').click();
  await frame.getByText('GET /odeme/ozet').waitFor();
  expect(shop.payments.last()).toBeNull();
  expect(shop.requests).toEqual([]);
});

describe('the data', () => {
  it('are edited, shown and copied; what is no JSON is told of', async () => {
    const { page, context } = await demo.visit('/atolye/cart-complete');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const area = page.getByLabel('Kapsayıcının verisi');
    await area.fill('{ "orderNo": "DENEME-<1>" }');
    await page.getByRole('button', { name: 'Göster' }).click();
    await inFrame(page).getByText('DENEME-<1>').waitFor();
    expect(await area.inputValue()).toBe('{ "orderNo": "DENEME-<1>" }');

    await page.getByRole('button', { name: 'Kopyala' }).click();
    await page.getByText('Etiket kopyalandı').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('.tag__code').textContent());
    expect(copied).toContain('"orderNo": "DENEME-\\u003c1>"');

    // Another look takes along what has not been shown yet.
    await area.fill('{ "orderNo": }');
    await page.getByRole('link', { name: 'Depo (koyu)' }).click();
    await page.getByText('Satır 1, sütun 14: bir değer bekleniyor.').waitFor();
    expect(await area.inputValue()).toBe('{ "orderNo": }');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await axeViolations(page, true)).toEqual([]);
    await page.getByRole('link', { name: 'Durumun kendi verisine dön' }).click();
    await inFrame(page).getByText('SP-1001').waitFor();
  });

  it('are edited by keyboard alone', async () => {
    const { page } = await demo.visit('/atolye/cart-complete');
    await tabTo(page, 'a.pick:text-is("360")');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart-complete?genislik=360');
    await tabTo(page, 'textarea[name=data]');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('{ "orderNo": "SP-9" }');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/cart-complete?genislik=360&taslak=*');
    await inFrame(page).getByText('SP-9').waitFor();
    await tabTo(page, '.tag__code');
    expect(await hasFocus(page, '.tag__code')).toBe(true);
  });
});

it.each(widthsInTurn(0))('is accessible, and nothing leaves the screen, at %i px', async (width) => {
  const { page } = await demo.visit('/atolye', { width });
  expect(await axeViolations(page, true)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  for (const path of [
    '/atolye/product-list',
    '/atolye/overdue-debt-notification?durum=long&genislik=768',
    '/atolye/dashboard?tema=bootstrap',
  ]) {
    await open(page, path);
    expect(await axeViolations(page, true), path).toEqual([]);
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
  }
});
