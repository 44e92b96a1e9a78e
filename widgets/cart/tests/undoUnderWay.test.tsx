import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { gate, requestsOf } from '@/testing/requests';
import { cart, item, line } from './cartPage';

/** Takes a line of 5 out and puts it back, while the same product is being added elsewhere on the page. `answer` is that of what puts it back. */
async function putBackBesideAdd(answer?: Response) {
  const shop = shopWithCart(2);
  const { product, productUnit } = item(shop, 0);
  shop.cart.change(String(item(shop, 0).id), { kind: 'quantity', quantity: 5 });
  const { user, server } = await showCart(shop);
  const { open, opened } = gate();
  const answers = [undefined, answer];
  server.use(
    http.post('*/api/catalog/cart/:id', async () => {
      await opened;
      return answers.shift();
    }),
  );
  await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
  const adding = cart()?.add({ productId: product.id, quantity: 1, unit: productUnit.id });
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  open();
  await adding;
  await waitFor(() => {
    expect(answers).toEqual([]);
  });
  return { shop, quantity: () => shop.cart.items().find((each) => each.product.id === product.id)?.quantity };
}

const undo = () => screen.queryByRole('button', { name: 'Geri al' });

it('puts a line back beside an add of the same product that is still under way', { tags: ['D-11'] }, async () => {
  const { shop, quantity } = await putBackBesideAdd();
  await waitFor(() => {
    expect(undo()).toBeNull();
  });
  expect(requestsOf(shop, 'cart.add')).toHaveLength(2);
  expect(lines()).toHaveLength(2);
  expect(quantity()).toBe(6);
});

it('puts a line back once, however often that is pressed', async () => {
  const shop = shopWithCart(2);
  const { user, server } = await showCart(shop);
  const { open, opened } = gate();
  server.use(http.post('*/api/catalog/cart/:id', () => opened, { once: true }));
  await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => {
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
  });
  undo()?.click();
  open();
  await waitFor(() => {
    expect(undo()).toBeNull();
  });
  await cart()?.refresh();
  expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 2]);
});

it('takes the line of another add for none that is back: what was refused can be tried again', async () => {
  const { quantity } = await putBackBesideAdd(HttpResponse.json({}, { status: 422 }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => {
    expect(undo()).not.toHaveAttribute('aria-disabled', 'true');
  });
  expect(undo()).toBeVisible();
  expect(quantity()).toBe(1);
});
