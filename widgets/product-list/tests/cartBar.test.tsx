import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { showList, table } from '@/testing/productList';

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
