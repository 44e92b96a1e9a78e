import { expect, it } from 'vitest';
import { demoShop, settled } from './visit';

const shop = demoShop();

it('orders from the list by keyboard alone', async () => {
  const { page, shop: server } = await shop.visit('/hirdavat?sort=-quantity');
  await settled(page);
  const box = page.getByRole('spinbutton').first();
  await box.waitFor();
  await tabTo('spinbutton');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await box.inputValue()).toBe('3');
  await tabTo('button', /^Sepete ekle: /);
  await page.keyboard.press('Enter');
  const icon = page.getByRole('button', { name: 'Sepet, 1 ürün' });
  await icon.waitFor();
  expect(server.cart.items()[0]?.quantity).toBe(3);

  await icon.focus();
  await page.keyboard.press('Enter');
  const toCart = page.getByRole('link', { name: 'Sepete git' });
  await toCart.waitFor();
  await page.keyboard.press('Escape');
  await toCart.waitFor({ state: 'hidden' });
  expect(await icon.evaluate((element) => element === document.activeElement)).toBe(true);

  /** Presses Tab until the focus stands on an element of that role and name. */
  async function tabTo(role: 'spinbutton' | 'button', name?: RegExp) {
    const wanted = name ? page.getByRole(role, { name }) : page.getByRole(role);
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`no ${role} was reached by Tab`);
  }
});
