import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';

/** A cart of so many lines, with its tools, and with the boxes that follow them. */
export async function showTools(count = 8, shop = shopWithCart(count)) {
  const page = await showCart(shop);
  await screen.findByRole('group', { name: 'Sepet araçları' });
  await screen.findByRole('checkbox', { name: /^Seç: 1\./ });
  const codes = shop.cart.items().map(({ product }) => product.code);
  return { ...page, codes, find: screen.getByRole('searchbox', { name: 'Sepette ara' }) };
}
/** The numbers of the lines that show. */
export const numbers = () => lines().map((row) => row.querySelector('.vt-cart-lines__number')?.textContent);
/** The lines that show, once those of before have gone. */
export const showNumbers = (expected: readonly string[]) =>
  waitFor(() => {
    expect(numbers()).toEqual(expected);
  });
/** The checkbox of the line with that number. */
export const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`^Seç: ${number}\\.`) });
