import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blocksOf } from '../../tools/docs/documents';
import { authorPage } from '../support/authorPage';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';
import { faintParts } from '../look/faint';

const shop = demoShop();

/** The rules of the guide, as somebody with Bootstrap's own style sheet copies them. */
const rules = (...of: string[]) =>
  blocksOf('docs/theming.md', 'css')
    .filter((block) => of.some((part) => block.includes(part)))
    .join('\n');

/** A theme's own page with `body` and its style sheet, for a visitor whose cart is filled. */
async function openTheme(body: string, css: string): Promise<Page> {
  const { page } = await shop.visit('/tema', {
    prepare: fillCart,
    document: (server) => authorPage(server, body),
    files: { '/author/': () => css },
  });
  await settled(page);
  return page;
}

it.each([
  ['of 4 to 5.2', 'navbar-dark bg-dark', ''],
  ['of 5.3', 'bg-dark', 'data-bs-theme="dark"'],
])('the guide makes a cart icon light on a dark bar %s', async (_, classes, theme) => {
  const page = await openTheme(
    `<link rel="stylesheet" href="/assets/bootstrap/bootstrap.min.css">
<nav class="navbar ${classes}" ${theme}><div data-widget="cart-icon"><a href="/sepet">Sepetim</a></div></nav><h1>Tema</h1>`,
    rules('--vt-cart-icon-color'),
  );
  const icon = page.locator('[data-widget=cart-icon] svg').first();
  expect(await icon.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
});

it('a card header of the guide keeps to its cart, in stock containers of every width', async () => {
  const page = await openTheme(
    `<link rel="stylesheet" href="/assets/bootstrap/bootstrap.min.css">
<main class="container"><h1>Tema</h1><div data-widget="cart"></div></main>`,
    rules('--bs-primary', '.vt-desk-panel__title'),
  );
  const title = page.getByRole('heading', { name: 'Sipariş özeti' });
  for (const width of [360, 700, 1000, 1199, 1200, 1400]) {
    await resize(page, width);
    const out = await title.evaluate((element) => {
      const cart = element.closest('[data-widget]')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return cart ? [left < cart.left, right > cart.right] : [];
    });
    expect(out, `${width} px`).toEqual([false, false]);
  }
});

it('the guide keeps a link that is a button legible where a theme colours links by their state', async () => {
  const states = 'a:link, a:visited { color: #0b3d91 } a:focus { color: #23527c }';
  const page = await openTheme('<h1>Tema</h1><div data-widget="cart-icon"></div>', states + rules('any-link'));
  await page.locator('[data-widget=cart-icon] button').click();
  await page.getByRole('link', { name: 'Sepete git' }).focus();
  expect((await faintParts(page)).texts).toEqual([]);
});

it('names and images of products have the colours of the theme in the mini cart as in the list', async () => {
  const page = await openTheme(
    `<header><div data-widget="cart-icon"><a href="/sepet">Sepetim</a></div></header>
<main><h1>Tema</h1><div data-widget="product-list" data-path="/hirdavat"></div></main>`,
    ':root { --vt-name-text: rgb(1 2 3); --vt-image-bg: rgb(4 5 6) }',
  );
  await page.locator('[data-widget=cart-icon] button').click();
  const style = (scope: string, selector: string) =>
    page
      .locator(`[data-widget=${scope}] ${selector}`)
      .first()
      .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  for (const widget of ['product-list', 'cart-icon']) {
    expect((await style(widget, 'a[href*="-p-"]:not(:has(img))'))[0], widget).toBe('rgb(1, 2, 3)');
    expect((await style(widget, 'img'))[1], widget).toBe('rgb(4, 5, 6)');
  }
});
