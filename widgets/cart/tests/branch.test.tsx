import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { nextTask } from '@/runtime/page/nextTask';
import { shopWithCart, showCart } from '@/testing/cart';
import { gate, requestsOf, stayingHere, watchEnded } from '@/testing/requests';
import { button, cart, isHeld } from './cartPage';

const left = stayingHere();
const choose = () => screen.getByRole('combobox', { name: 'Şube' });

describe('an order beside a branch', () => {
  it('that is being saved waits: it would be for the branch before', { tags: ['S1-4.32'] }, async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    const { open, opened } = gate();
    server.use(http.post('*/api/catalog/settings', () => opened, { once: true }));
    await user.selectOptions(choose(), 'Ankara Ostim');
    await isHeld(true);
    for (const name of ['Siparişi onayla', 'Teklif iste']) await user.click(button(name));
    open();
    await isHeld(false);
    await cart()?.refresh();
    expect([...requestsOf(shop, 'cart.order'), ...requestsOf(shop, 'cart.offer')]).toEqual([]);
  });

  it('that is saved waits until the page is loaded anew, after a change on its way: its prices are of the branch before', async () => {
    const { user, server } = await showCart(shopWithCart(1));
    const { open, opened } = gate();
    server.use(http.patch('*/api/catalog/cart/:id', () => opened, { once: true }));
    await user.click(button(/^Artır: /));
    const ended = watchEnded();
    await user.selectOptions(choose(), 'Ankara Ostim');
    await waitFor(() => {
      expect(ended()).toBe(1);
    });
    await nextTask();
    await isHeld(true);
    expect(left()).toEqual([]);
    open();
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
  });
});
