import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { showList, table } from '@/testing/productList';
import { gate } from '@/testing/requests';

const bar = () => document.querySelector<HTMLElement>('.vt-list-cart');

it('tells of the cart at the foot of a narrow list, and leads there', async () => {
  await showList('/hirdavat/vida', { shop: shopWithCart(3) });
  await table();
  const link = await screen.findByRole('link', { name: 'Sepete git' });
  expect(link).toHaveAttribute('href', '/sepet');
  expect(bar()).toHaveTextContent(/^₺[\d.]+,\d\d3 ürün/);
});

it('is not there while the cart is empty', async () => {
  await showList('/hirdavat/vida');
  await table();
  expect(bar()).toBeNull();
  expect(within(document.body).queryByRole('link', { name: 'Sepete git' })).toBeNull();
});

it('does not take what is added while a slow cart is on its way for all that is in it', { tags: ['D-11'] }, async () => {
  const shop = shopWithCart(4);
  const { id, product, productUnit } = shop.cart.items()[3] ?? {};
  shop.cart.remove(String(id));
  const { server } = await renderPage(container('product-list'), { shop, url: '/hirdavat/vida' });
  const { open, opened } = gate();
  // Nothing but the wait: the shop's own answer follows.
  server.use(http.get('*/api/catalog/cart', () => opened));
  await table();
  await window.vitrin?.cart.add({ productId: product?.id ?? '', quantity: 1, unit: productUnit?.id ?? '' });
  expect(bar()).toBeNull();
  open();
  await waitFor(() => {
    expect(bar()).toHaveTextContent('4 ürün');
  });
});
