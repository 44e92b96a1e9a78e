import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { gate, requestsOf } from '@/testing/requests';
import { cart, item, line } from './cartPage';

it('puts a line back beside an add of the same product that is still under way', { tags: ['D-11'] }, async () => {
  const shop = shopWithCart(2);
  const { product, productUnit } = item(shop, 0);
  shop.cart.change(String(item(shop, 0).id), { kind: 'quantity', quantity: 5 });
  const { user, server } = await showCart(shop);
  const { open, opened } = gate();
  server.use(
    http.post('*/api/catalog/cart/:id', async () => {
      await opened;
      return undefined;
    }),
  );
  await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
  // In the product list, say.
  const adding = cart()?.add({ productId: product.id, quantity: 1, unit: productUnit.id });
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  open();
  await adding;
  await waitFor(() => {
    expect(requestsOf(shop, 'cart.add')).toHaveLength(2);
  });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });
  expect(lines()).toHaveLength(2);
  expect(shop.cart.items().find((each) => each.product.id === product.id)?.quantity).toBe(6);
});
