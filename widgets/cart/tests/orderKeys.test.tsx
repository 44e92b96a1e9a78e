import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { requestsOf } from '@/testing/requests';
import { button, cart } from './cartPage';
import { isHeld } from './cartPage';

it('an order that is sent again has the key of before, until its end is known', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'offline' } });
  await user.click(button('Siparişi onayla'));
  await isHeld(false);
  // Another page of the same visitor.
  const { user: later } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': '422' } });
  await later.click(button('Siparişi onayla'));
  await isHeld(false);
  await later.click(button('Siparişi onayla'));
  await isHeld(false);
  const keys = requestsOf(shop, 'cart.order').map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('the same order of another customer in this browser has another key', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1, { faults: { 'cart.order': 'offline' } });
  const { user } = await showCart(shop);
  await user.click(button('Siparişi onayla'));
  await isHeld(false);
  const { user: other } = await showCart(shop, { page: { user: { id: 'B-8' } } });
  await other.click(button('Siparişi onayla'));
  await isHeld(false);
  const [first, second] = requestsOf(shop, 'cart.order').map(({ key }) => key);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

it('an order that followed a change at once is sent again with its key', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user, server } = await showCart(shop);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.use(http.patch('*/api/catalog/cart/:id', () => held));
  shop.setScenario({ faults: { 'cart.order': 'offline' } });
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('{ArrowUp}');
  await user.click(button('Siparişi onayla'));
  go();
  await waitFor(() => {
    expect(shop.requests.map(({ call }) => call).filter((call) => /change|order/.test(call))).toEqual([
      'cart.change',
      'cart.order',
    ]);
  });
  await isHeld(false);
  await user.click(button('Siparişi onayla'));
  await isHeld(false);
  const keys = requestsOf(shop, 'cart.order').map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('a cart in another unit has another key, also where the shop gives units no id', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user, server } = await showCart(shop);
  const [held] = shop.cart.items();
  shop.setScenario({ faults: { 'cart.order': 'offline' } });
  for (const unit of held?.product.units.slice(0, 2) ?? []) {
    const productUnit = { ...unit, id: undefined };
    server.use(http.get('*/api/catalog/cart', () => HttpResponse.json([{ ...held, productUnit }])));
    await cart()?.refresh();
    await user.click(button('Siparişi onayla'));
    await isHeld(false);
  }
  const [first, second] = requestsOf(shop, 'cart.order').map(({ key }) => key);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

it('an empty cart forgets the keys of what may have emptied it', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'truncated' } });
  await user.click(button('Siparişi onayla'));
  await screen.findByText('Sepetiniz boş.');
  expect(Object.keys(localStorage).filter((name) => name.includes('keys:'))).toEqual([]);
});
