import { expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

it('takes one thing back at a time in a dialog of the page: an amount, the lines of a product in the cart, then the dialog', async () => {
  const { page } = await shop.visit('/deneme', {
    body: `<dialog id="quick" aria-label="Hızlı bakış">
      <div data-widget="product-list" data-path="/hirdavat/vida" data-load="eager"></div></dialog>`,
  });
  const dialog = page.locator('#quick');
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.showModal();
  });
  await settled(page);
  const box = dialog.getByRole('spinbutton').first();
  await box.click();
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('1');
  expect(await dialog.isVisible()).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Sepette 1 / }).click();
  const lines = dialog.locator('.vt-in-cart__lines');
  await lines.getByRole('spinbutton').waitFor();
  await page.keyboard.press('Escape');
  await lines.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});
