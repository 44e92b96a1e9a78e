import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { box, product, showList, showProducts, table } from '@/testing/productList';
import { requestsOf } from '@/testing/requests';
import { addButton, packed, quantityOf, showOne } from './addingPage';
import { PRODUCTS, addAll, bar, boxes, showSheet } from './sheetPage';

const more = () => screen.getByRole('button', { name: 'Artır: Ürün 1' });

describe('a refusal', () => {
  const refuse = async (user: UserEvent, name = 'Ürün 1') => {
    await user.clear(quantityOf(name));
    await user.type(quantityOf(name), '3');
    await user.click(await addButton(name));
  };

  it('stands at its row as well, until the row changes', { tags: ['D-65'] }, async () => {
    const { user } = await showOne({ quantity: 25, defaultUnit: packed });
    await refuse(user);
    expect(quantityOf()).toHaveAccessibleDescription('En fazla 2 KOLİ');
    await user.clear(quantityOf());
    await user.type(quantityOf(), '2{Tab}');
    expect(quantityOf()).not.toHaveAttribute('aria-describedby');
  });

  it(
    'goes as soon as another amount is typed: later the button would move away under the press',
    { tags: ['D-65'] },
    async () => {
      const { user } = await showOne({ quantity: 25, defaultUnit: packed });
      await refuse(user);
      expect(screen.getByText('En fazla 2 KOLİ')).toBeVisible();
      await user.type(quantityOf(), '2');
      expect(screen.queryByText('En fazla 2 KOLİ')).toBeNull();
      // The amount that was refused is back.
      await user.keyboard('{Escape}');
      expect(quantityOf()).toHaveAccessibleDescription('En fazla 2 KOLİ');
    },
  );

  it('tells no number where the stock cell tells none', { tags: ['D-65', 'D-23'] }, async () => {
    const { user } = await showOne(
      { quantity: 25, defaultUnit: packed },
      { scenario: { settings: { stockInfoStatus: '2', showStokInfo: '1' } } },
    );
    await refuse(user);
    expect(quantityOf()).toHaveAccessibleDescription('Bu miktar için stok yetersiz');
    expect(quantityOf()).not.toHaveAttribute('aria-valuemax');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    await user.clear(quantityOf());
    await user.type(quantityOf(), '1{Tab}');
    expect(more()).toHaveAttribute('aria-disabled', 'false');
  });

  it('of one more is seen and heard', { tags: ['D-65'] }, async () => {
    const { user } = await showOne({ quantity: 25, defaultUnit: packed });
    expect(quantityOf()).toHaveAttribute('aria-valuemax', '2');
    await user.click(quantityOf());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(quantityOf()).toHaveValue('2');
    expect(quantityOf()).toHaveAccessibleDescription('En fazla 2 KOLİ');
    await waitFor(() => {
      expect(document.querySelector('[aria-live]')).toHaveTextContent('En fazla 2 KOLİ: Ürün 1');
    });
  });

  it('of a failed add stands there, and goes with the next one that succeeds', { tags: ['D-65'] }, async () => {
    const { user, shop } = await showList('/hirdavat/vida', { scenario: { faults: { 'cart.add': '500' } } });
    await table();
    const button = screen.getAllByRole('button', { name: /^Sepete ekle/ })[0] ?? (await addButton());
    const name = button.getAttribute('aria-label')?.replace('Sepete ekle: ', '') ?? '';
    await user.click(button);
    await waitFor(() => {
      expect(quantityOf(name)).toHaveAccessibleDescription('Sepete eklenemedi.');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(name);
    shop.setScenario({ faults: {} });
    await user.click(button);
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    expect(quantityOf(name)).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an add is gone where the cart then shows that only its answer was lost', { tags: ['D-64', 'D-65'] }, async () => {
    const { user, shop } = await showList('/hirdavat/vida', { scenario: { faults: { 'cart.add': 'shape' } } });
    await table();
    const fetched = requestsOf(shop, 'cart.get').length;
    await user.click(screen.getAllByRole('button', { name: /^Sepete ekle/ })[0] ?? (await addButton()));
    expect(await screen.findByText(/^Sepette 1 /)).toBeVisible();
    expect(shop.cart.items()).toHaveLength(1);
    expect(screen.queryByText('Sepete eklenemedi.')).toBeNull();
    // Who is told to try again would have it twice.
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(`${shop.cart.items()[0]?.product.name} sepete eklendi`);
    });
    expect(screen.getByRole('alert')).toHaveClass('vt-toast--good');
    expect(requestsOf(shop, 'cart.get')).toHaveLength(fetched + 1);
  });

  it('of an add that was not made stays, however much of it was in the cart before', { tags: ['D-64', 'D-65'] }, async () => {
    const { user, shop } = await showList('/hirdavat/vida');
    await table();
    const [button = await addButton()] = screen.getAllByRole('button', { name: /^Sepete ekle/ });
    await user.click(button);
    await screen.findByText(/^Sepette 1 /);
    shop.setScenario({ faults: { 'cart.add': '500' } });
    const fetched = requestsOf(shop, 'cart.get').length;
    await user.click(button);
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.get')).toHaveLength(fetched + 1);
    });
    await window.vitrin?.cart.refresh();
    expect(screen.getByRole('alert')).not.toHaveTextContent(/ sepete eklendi/);
    expect(screen.getByText('Sepete eklenemedi.')).toBeVisible();
  });

  it('of another product is said again, as one alert that names and counts them', { tags: ['D-64'] }, async () => {
    const change = { quantity: 25, defaultUnit: packed };
    const { user } = await showProducts([product(1, change), product(2, change)]);
    await refuse(user);
    const first = await screen.findByRole('alert');
    expect(first).toHaveTextContent(/^Bu üründen 36 adet bulunmamaktadır! Ürün 1$/);
    await refuse(user, 'Ürün 2');
    await waitFor(() => {
      expect(first).not.toBeInTheDocument();
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Bu üründen 36 adet bulunmamaktadır! 2 ürün: Ürün 1, Ürün 2$/);
  });
});

it('says of a unit that the stock does not make that it does not', { tags: ['D-65'] }, async () => {
  await showOne({ quantity: 5, defaultUnit: packed });
  expect(await addButton()).toBeEnabled();
  expect(quantityOf()).toHaveAccessibleDescription('KOLİ için stok yetersiz');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

it('does not offer one more than was typed where the stock has less', { tags: ['D-65'] }, async () => {
  const { user } = await showOne({ quantity: 25, defaultUnit: packed });
  await user.clear(quantityOf());
  await user.type(quantityOf(), '5{Tab}');
  expect(quantityOf()).toHaveValue('5');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

it('adds nothing of an order sheet in a unit without a price, and says so at its row', { tags: ['D-30', 'D-65'] }, async () => {
  const { user, asked, go } = await showSheet(
    PRODUCTS.slice(0, 2).map((each) => ({ ...each, units: [each.defaultUnit, { ...box(12), defaultPrice: null }] })),
  );
  go();
  await user.click(boxes()[0] ?? document.body);
  await user.keyboard('2{Enter}3{Enter}');
  await user.selectOptions(screen.getAllByRole('combobox', { name: /^Birim/ })[0] ?? document.body, 'KOLİ (12 ADET)');
  expect(screen.getByText('Fiyat Sorunuz')).toBeVisible();
  await user.click(await addAll());
  await waitFor(async () => {
    expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
  });
  expect(asked).toEqual(['1003: 3']);
  expect(boxes()[0]).toHaveAccessibleDescription('Sepete eklenemedi.');
});
