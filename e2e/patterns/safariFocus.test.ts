import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

/** Presses as Safari does: a button takes the focus from where it was, and has it not itself. */
function pressAsSafari(): void {
  window.addEventListener('mousedown', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element && event.target.closest('button'))) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

it('a dialog gives the focus back to the button that was clicked, in Safari too', async () => {
  const { page } = await shop.visit('/hirdavat/vida?view=list', { before: pressAsSafari });
  await settled(page);
  const button = page.getByRole('button', { name: 'Klavye kısayolları' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('a button that was clicked has the focus, which is not seen around it, in Safari too', async () => {
  const { page } = await shop.visit('/hirdavat/vida?view=list', { before: pressAsSafari });
  await settled(page);
  const focusOf = (button: Locator) =>
    button.evaluate((element) => [element === document.activeElement, element.matches(':focus-visible')]);
  const more = page.getByRole('button', { name: /^Artır: / }).first();
  await more.click();
  expect(await focusOf(more)).toEqual([true, false]);

  // Adding takes the focus away for as long as the button is disabled.
  const add = page.getByRole('button', { name: /^Sepete ekle: / }).first();
  await add.click();
  await page
    .getByRole('link', { name: /^Sepette/ })
    .or(page.getByText(/^Sepette/))
    .first()
    .waitFor();
  await expect.poll(() => focusOf(add)).toEqual([true, false]);
});

it('what is pressed beside a box that keeps the focus leaves it there', async () => {
  const { page, context } = await shop.visit('/', { before: pressAsSafari });
  await settled(page);
  const box = page.locator('[data-widget=search-bar] input[name=q]');
  await box.fill('vida');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('listbox')
    .getByRole('option')
    .first()
    .click({ modifiers: ['Control'] });
  await opened;
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
});
