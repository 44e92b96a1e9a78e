import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { container, leavePage, renderPage } from '@/testing/page';
import { product, row, showProducts, table } from '@/testing/productList';

afterEach(() => {
  localStorage.clear();
});

it('are with VAT or without as the buyer chooses, there and on the next page', { tags: ['D-73', 'D-17'] }, async () => {
  const goods = [product(1), product(2, { taxRate: null })];
  const { user, shop } = await showProducts(goods);
  await table();
  expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺100,00' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'KDV' }), 'Fiyatlar KDV dahil');
  expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺120,00' });
  expect(row('Ürün 2')).toMatchObject({ 'Satış fiyatı': '₺100,00KDV hariç' });
  leavePage();

  await renderPage(container('product-price', { product: goods[0] }), { shop });
  await window.vitrin?.ready;
  expect(screen.getByText('KDV dahil')).toBeVisible();
  expect(document.body).toHaveTextContent('120,00');
});

it('stay net in the cart, with what they come to with VAT beside them', { tags: ['D-17'] }, async () => {
  localStorage.setItem('vitrin:tax', 'with');
  const { shop } = await renderPage('');
  const sold = shop.catalogue.all.find(
    ({ taxRate, salePrice, quantity }) => Number(taxRate) === 20 && salePrice?.currency === 'TL' && Number(quantity) > 1,
  );
  shop.cart.add(String(sold?.id), String(sold?.defaultUnit?.id), 1);
  leavePage();
  await renderPage(container('cart'), { shop });
  const gross = await screen.findAllByText('KDV dahil', { exact: false, selector: '.vt-cart-lines__gross' });
  expect(gross).toHaveLength(1);
});
