// @module-tag proof
import { expect, it } from 'vitest';
import { tabTo } from '../support/keys';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

it('orders from the list by keyboard alone', async () => {
  const { page, shop: server } = await shop.visit('/hirdavat?sort=-quantity');
  await settled(page);
  const box = page.getByRole('spinbutton').first();
  await box.waitFor();
  await tabTo(page, 'role=spinbutton');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await box.inputValue()).toBe('3');
  await tabTo(page, 'role=button[name=/^Sepete ekle: /]');
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
});
