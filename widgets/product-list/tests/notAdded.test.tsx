import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { product, showProducts } from '@/testing/productList';
import { stayingHere } from '@/testing/requests';
import { addButton, packed, quantityOf, showOne } from './addingPage';

const left = stayingHere();

it('refuses what the stock does not cover, with a message that stays', { tags: ['S1-5.07', 'S1-8.08'] }, async () => {
  const { user, shop } = await showOne({ quantity: 25, defaultUnit: packed });
  await user.clear(quantityOf());
  await user.type(quantityOf(), '3');
  await user.click(await addButton());
  expect(await screen.findByText('Bu üründen 36 adet bulunmamaktadır!')).toBeVisible();
  expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
});

it('adds nothing without a unit', { tags: ['S1-5.10'] }, async () => {
  const { user, shop } = await showOne({ defaultUnit: null, units: [] });
  await user.click(await addButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Bu ürünün birimi tanımlı olmadığı için sepete eklenemez. Ürün 1$/);
  expect(quantityOf()).toHaveAccessibleDescription('Bu ürünün birimi tanımlı olmadığı için sepete eklenemez.');
  expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
});

it('sends a visitor whose session ended to the login', { tags: ['S1-6.03', 'S1-8.01'] }, async () => {
  const { user } = await showOne({}, { scenario: { faults: { 'cart.add': '401' } } });
  await user.click(await addButton());
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
});

it('tells an administrator that adding is not for them', { tags: ['S1-1.07', 'S1-6.07', 'D-62'] }, async () => {
  const { user } = await showOne({}, { scenario: { as: 'administrator' } });
  await user.click(await addButton());
  expect(await screen.findByText('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.')).toBeVisible();
  await waitFor(async () => {
    expect(await addButton()).toBeEnabled();
  });
});

it('lets the page stop an add', async () => {
  const { user, shop } = await showOne();
  window.vitrin?.on('vitrin:before-add', (event) => {
    event.preventDefault();
  });
  await user.click(await addButton());
  expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
  expect(await addButton()).toBeEnabled();
});

it(
  'leads to the page of the product that was pressed last, and not who has gone elsewhere meanwhile',
  { tags: ['D-31'] },
  async () => {
    const { user } = await showProducts([product(1, { variantCheck: 0 }), product(2, { variantCheck: 0 })]);
    for (const name of ['Ürün 1', 'Ürün 2']) await user.click(await addButton(name));
    await waitFor(() => {
      expect(left()).toEqual(['/urun-2-p-2']);
    });
    await user.click(await addButton());
    expect(await screen.findByText(/yönlendiriliyorsunuz/)).toBeVisible();
    // As Turbo does it.
    history.pushState(null, '', '/hesabim');
    await waitFor(() => {
      expect(screen.queryByText(/yönlendiriliyorsunuz/)).toBeNull();
    });
    expect(left()).toEqual(['/urun-2-p-2']);
  },
);
