import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { lines } from '@/testing/cart';

/** A button of the page, by its name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const order = () => button('Siparişi onayla');

/** The cart by script. */
export const cart = () => window.vitrin?.cart;

/** Settings of a shop that shows payment plans. */
export const plans = { showPaymentPlanPrice: '1' };

/** Waits until the buttons of the order are held, or are not. */
export const isHeld = (held: boolean) =>
  waitFor(() => {
    for (const name of ['Siparişi onayla', 'Teklif iste', 'Kartla öde'])
      expect(button(name)).toHaveAttribute('aria-disabled', String(held));
  });

/** The row of a line, by its place. */
export const line = (place: number) => {
  const found = lines()[place];
  if (!found) throw new Error(`there is no line ${place}`);
  return within(found);
};
/** The line that the shop holds at a place. */
export const item = (shop: Shop, place: number) => {
  const found = shop.cart.items()[place];
  if (!found) throw new Error(`the shop has no line ${place}`);
  return found;
};
