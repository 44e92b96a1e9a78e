import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import type { VitrinEvents } from '@/contract/events';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';

/** A promise that a listener gives, and what settles it. */
function hold(name: 'vitrin:before-add' | 'vitrin:before-order') {
  let release!: () => void;
  let refuse!: (reason: Error) => void;
  const promise = new Promise<void>((resolve, reject) => {
    release = resolve;
    refuse = reject;
  });
  const stop = window.vitrin?.on(name, (event) => {
    event.waitUntil(promise);
  });
  return { release, refuse, stop };
}

/** A product of the stand-in shop of one unit, as pages give it. */
const product = createShop().catalogue.all.find(
  ({ units, quantity, salePrice, variantCheck }) =>
    units.length <= 1 && (quantity ?? 0) > 200 && salePrice?.currency === 'TL' && variantCheck === undefined,
);
const price = product?.salePrice?.value;
if (!product?.defaultUnit || price === undefined) throw new Error('the catalogue has no such product');
const request = { productId: product.id, quantity: 1, unit: product.defaultUnit.id };
const add = () => screen.getByRole('button', { name: /^Sepete ekle/ });
const calls = (requests: ReadonlyArray<{ call: string }>, wanted: string) => requests.filter(({ call }) => call === wanted);
const called = (events: readonly CustomEvent[], wanted: string) => events.filter(({ type }) => type === wanted);

async function showAdd() {
  const page = await renderPage(container('add-to-cart-button', { product }));
  await window.vitrin?.ready;
  return page;
}

describe('an action that the page holds', () => {
  it('waits, busy, until what the page waits for is there; another press makes no second one', async () => {
    const { shop, events } = await showAdd();
    const { release } = hold('vitrin:before-add');
    add().click();
    await waitFor(() => {
      expect(add()).toBeDisabled();
    });
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await expect(window.vitrin?.cart.add(request)).rejects.toThrow('being added already');
    expect(calls(shop.requests, 'cart.add')).toHaveLength(0);
    release();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    expect(calls(shop.requests, 'cart.add')).toHaveLength(1);
    expect(called(events, 'vitrin:before-add')).toHaveLength(1);
  });

  it('is not carried out where that is rejected: the console says so, and the button can be pressed again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { shop } = await showAdd();
    const { refuse, stop } = hold('vitrin:before-add');
    add().click();
    await waitFor(() => {
      expect(add()).toBeDisabled();
    });
    refuse(new Error('no contract'));
    await waitFor(() => {
      expect(add()).toBeEnabled();
    });
    expect(shop.cart.items()).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('vitrin:before-add: stopped'), expect.any(Error));
    stop?.();
    add().click();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
  });

  it('is stopped at once by another listener that stops it', async () => {
    const { shop } = await showAdd();
    hold('vitrin:before-add');
    window.vitrin?.on('vitrin:before-add', (event) => {
      event.preventDefault();
    });
    add().click();
    expect(add()).toBeEnabled();
    expect(calls(shop.requests, 'cart.add')).toHaveLength(0);
  });

  it('cannot be held later than in the listener', async () => {
    await showAdd();
    const late = new Promise<string>((resolve) => {
      window.vitrin?.on('vitrin:before-add', (event) => {
        void Promise.resolve().then(() => {
          try {
            event.waitUntil(Promise.resolve());
          } catch (error) {
            resolve(String(error));
          }
        });
      });
    });
    add().click();
    expect(await late).toContain('too late');
  });

  it('an order is sent once, after it, whatever is pressed meanwhile', async () => {
    const shop = shopWithCart(2);
    const { events } = await showCart(shop);
    window.vitrin?.on('vitrin:before-navigate', (event) => {
      event.preventDefault();
    });
    const { release } = hold('vitrin:before-order');
    const order = () => screen.getByRole('button', { name: 'Siparişi onayla' });
    order().click();
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'true');
    });
    expect(lines()[0]?.closest('[inert]')).not.toBeNull();
    order().click();
    expect(calls(shop.requests, 'cart.order')).toHaveLength(0);
    release();
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    expect(calls(shop.requests, 'cart.order')).toHaveLength(1);
    expect(called(events, 'vitrin:before-order')).toHaveLength(1);
  });
});

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
