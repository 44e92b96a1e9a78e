// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog, fillIn, openForm, pay } from '../checkout/payment/paying';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const line = {
  id: 1,
  quantity: 1,
  product: { id: 1, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 0, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};
const preview = { type: 'CheckoutPreview', items: [line], totals: { subTotal: 1250.5, tax: 0, tryTotal: 1250.5 } };
const PREVIEW = `<div data-widget="checkout"><script type="application/json">${JSON.stringify(preview)}</script></div>`;

/** Names what messages lie on, of what is on the screen: the search, table heads, what has the focus, a dialog's head. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const head = 'dialog[open] h2, dialog[open] [aria-label=Kapat]';
    const named = document.querySelectorAll(`[role=search] input, [role=search] button, [role=columnheader], ${head}`);
    const isOwn = (element: Element | null) => element?.closest('.vt-toast, .vt-toasts__close-all') ?? null;
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    return (
      [...named, document.activeElement ?? document.body]
        .filter((element) => element !== document.body && !isOwn(element))
        // A title for readers alone, or one in a head for them, is nowhere on the screen.
        .filter((element) => !isClipped(element))
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = (x: number, y: number) => isOwn(document.elementFromPoint(left + width * x, top + height * y));
          return at(0.5, 0.5) ?? at(0.1, 0.1) ?? at(0.9, 0.9);
        })
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
/** Whether the newest message can be seen whole, in the middle of the window. */
const isSeen = (page: Page) =>
  page
    .locator('.vt-toast')
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isWhole = [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isWhole && Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2) < 8;
    });

it('on a phone stands at the top of the window, although the titles of the list have a place there for readers', async () => {
  const visit = await shop.visit('/hirdavat/vida?view=list', { width: 360, scenario: { faults: { 'cart.add': '500' } } });
  const { page } = visit;
  await settled(page);
  const title = page.getByRole('columnheader').first();
  await title.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - 4);
  });
  await page.locator('.vt-add').first().press('Enter');
  await page.getByRole('alert').waitFor();
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => topOf('.vt-toast')).toBeLessThan(20);
  expect(await title.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(140);
  visit.console.splice(0);
});

describe.each([1280, 360])('a message at %d px', (width) => {
  it('of the list covers neither the search nor a head nor what has the focus', { tags: ['D-64'] }, async () => {
    const visit = await shop.visit('/hirdavat/vida?view=list', { width, scenario: { faults: { 'cart.add': '500' } } });
    const { page } = visit;
    await settled(page);
    const buttons = page.locator('.vt-add');
    for (const index of [0, 3, 6]) {
      await buttons.nth(index).focus();
      await page.keyboard.press('Enter');
      await page
        .locator('.vt-toast__about')
        .filter({ hasText: index === 0 ? '' : `${index / 3 + 1} ürün` })
        .waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
      await expect.poll(() => covered(page)).toEqual([]);
      expect(await isSeen(page)).toBe(true);
    }
    await page.mouse.wheel(0, 900);
    await expect.poll(() => covered(page)).toEqual([]);
    // The row that failed says so itself, and the focus stays at it.
    await page.keyboard.press('Escape');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await buttons.nth(6).evaluate((element) => element === document.activeElement)).toBe(true);
    visit.console.splice(0);
  });

  it('of the card form lies beside its fields, and is gone when the payment opens', { tags: ['D-64'] }, async () => {
    // The bank says nothing: one that agrees at once may have closed the dialog before it is looked at.
    const { page } = await openForm(shop, { payment: 'silent' }, { width });
    await pay(page).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await isSeen(page)).toBe(true);
    await pay(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await fillIn(page);
    await pay(page).click();
    await dialog(page).waitFor();
    expect(await page.locator('.vt-toast').count()).toBe(0);
  });

  it('of a dialog leaves its title and its close button free', { tags: ['D-64'] }, async () => {
    const { page } = await shop.visit('/odeme', { width, body: PREVIEW });
    await settled(page);
    await page.locator('[data-widget=checkout] [aria-haspopup=dialog]').click();
    await page.locator('dialog[open]').waitFor();
    await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await page.getByText('Önce bağlantı oluşturun.').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    expect(await isSeen(page)).toBe(true);
    // Escape is the dialog's, and one press closes one thing.
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByText('Önce bağlantı oluşturun.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.vt-toast').waitFor({ state: 'detached' });
  });
});

it('a call says that it failed where the library that makes it does not come, and is made by the next press', async () => {
  const visit = await shop.visit('/', { width: 1280 });
  const { page, context } = visit;
  await settled(page);
  await context.route('**/chunks/axios-*', (route) => route.abort());
  await page.goto(`${shop.url()}/hirdavat/vida?view=list`);
  await settled(page);
  const add = page.locator('.vt-list-rows__row .vt-add').first();
  await add.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'bağlantı' }).waitFor();
  await context.unroute('**/chunks/axios-*');
  await add.press('Enter');
  await expect.poll(() => visit.shop.cart.items()).toHaveLength(1);
  visit.console.splice(0);
});
