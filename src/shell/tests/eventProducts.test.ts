import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { VitrinEvents } from '@/contract/events';
import { shopWithCart, showCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { called, price, product, request, showAdd } from './addable';

describe('what analytics want of the products', () => {
  const item = {
    id: product.id,
    code: product.code,
    name: product.name,
    brand: product.brand.name,
    price,
    currency: 'TRY',
    list: null,
    position: null,
  };

  it('goes with an add, in the quantity that was added', async () => {
    const { events } = await showAdd();
    await window.vitrin?.cart.add({ ...request, quantity: 3 });
    await window.vitrin?.cart.add({ ...request, quantity: 2 });
    expect(called(events, 'vitrin:added-to-cart').map(({ detail }) => (detail as { products: object[] }).products)).toMatchObject(
      [[{ ...item, quantity: 3 }], [{ ...item, quantity: 2 }]],
    );
  });

  it('goes with the page of a product', async () => {
    const { events } = await renderPage(container('product-detail', { product }));
    await window.vitrin?.ready;
    await waitFor(() => {
      expect(called(events, 'vitrin:product-viewed')).toHaveLength(1);
    });
    expect(called(events, 'vitrin:product-viewed')[0]?.detail).toMatchObject({
      productId: product.id,
      products: [{ ...item, quantity: 1 }],
    });
  });

  it('goes with a list, each with its place', async () => {
    const first = { items: [{ ...product, id: 987654 }, product], total: 2 };
    const { events } = await renderPage(container('product-list', first, 'data-path="/hirdavat"'));
    await window.vitrin?.ready;
    expect(called(events, 'vitrin:list-viewed')[0]?.detail).toMatchObject({
      products: [
        { ...item, id: 987654, list: '/hirdavat', position: 1 },
        { ...item, list: '/hirdavat', position: 2 },
      ],
    });
  });

  it('tells no price that the shop hides', async () => {
    const { events } = await renderPage(container('product-detail', { product }), {
      scenario: { settings: { showPriceStatus: '0' } },
    });
    await window.vitrin?.ready;
    await waitFor(() => {
      expect(called(events, 'vitrin:product-viewed')[0]?.detail).toMatchObject({ products: [{ price: null, currency: null }] });
    });
  });

  it('goes with an order, with its total', async () => {
    const shop = shopWithCart(2);
    const { events } = await showCart(shop);
    window.vitrin?.on('vitrin:before-navigate', (event) => {
      event.preventDefault();
    });
    const ids = shop.cart.items().map(({ product: { id } }) => id);
    screen.getByRole('button', { name: 'Siparişi onayla' }).click();
    await waitFor(() => {
      expect(called(events, 'vitrin:order-placed')).toHaveLength(1);
    });
    const detail = called(events, 'vitrin:order-placed')[0]?.detail as VitrinEvents['vitrin:order-placed'];
    expect(detail.products.map(({ id }) => id)).toEqual(ids);
    const net = detail.products.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
    expect(detail.totals?.subTotal).toBeCloseTo(net, 2);
    expect(detail.totals?.currency).toBe('TRY');
  });
});
