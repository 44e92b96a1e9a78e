import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { container } from '@/testing/page';
import { gate, requestsOf } from '@/testing/requests';
import { cart, order } from './cartPage';

const offer = () => screen.getByRole('button', { name: 'Teklif iste' });

/** Another product than those in the cart, and its unit. */
function another(shop: Shop) {
  const taken = new Set(shop.cart.items().map(({ product }) => String(product.id)));
  const product = shop.catalogue.all.find(
    ({ id, quantity, defaultUnit }) => !taken.has(String(id)) && (quantity ?? 0) > 500 && defaultUnit?.multiplier === 1,
  );
  if (!product?.defaultUnit) throw new Error('the seed has no such product');
  return { productId: product.id, quantity: 400, unit: product.defaultUnit.id };
}

/** A script of the page adds a product; the shop answers once that is called. */
async function beginAdd(shop: Shop, server: SetupServer): Promise<() => void> {
  const { open, opened } = gate();
  const asked = vi.fn(() => opened);
  server.use(http.post('*/api/catalog/cart/:id', asked, { once: true }));
  void cart()?.add(another(shop));
  await waitFor(() => {
    expect(asked).toHaveBeenCalled();
  });
  return open;
}

/** The page holds each order until that is called. */
function holdOrders(): () => void {
  const { open, opened } = gate();
  window.vitrin?.on('vitrin:before-order', (event) => {
    event.waitUntil(opened);
  });
  return open;
}

/** The page stays where it would be left. */
function stay(): void {
  window.vitrin?.on('vitrin:before-navigate', (event) => {
    event.preventDefault();
  });
}

describe('an order that the page holds', { tags: ['D-66'] }, () => {
  it('is not sent where the cart has been emptied meanwhile', async () => {
    const shop = shopWithCart(2);
    const { user, events } = await showCart(shop);
    const letGo = holdOrders();
    await user.click(order());
    await cart()?.clear();
    letGo();
    await screen.findByText('Sepetiniz boş.');
    await cart()?.refresh();
    expect(events.filter(({ type }) => type === 'vitrin:before-order')).toHaveLength(1);
    expect(requestsOf(shop, 'cart.order')).toHaveLength(0);
  });

  it('takes what the page adds while it holds it', async () => {
    const shop = shopWithCart(1);
    await showCart(shop);
    stay();
    window.vitrin?.on('vitrin:before-order', (event) => {
      event.waitUntil(cart()?.add(another(shop)) ?? Promise.reject(new Error()));
    });
    order().click();
    await waitFor(() => {
      expect(shop.cart.orders.map(({ items }) => items.length)).toEqual([2]);
    });
  });
});

describe('an order beside an add that is under way', () => {
  it('waits for it, and tells the page the lines that are ordered', { tags: ['D-66'] }, async () => {
    const shop = shopWithCart(1);
    const { events, server } = await showCart(shop);
    stay();
    const letGo = await beginAdd(shop, server);
    order().click();
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'true');
    });
    letGo();
    await waitFor(() => {
      expect(shop.cart.orders.map(({ items }) => items.length)).toEqual([2]);
    });
    const [asked] = events.filter(({ type }) => type === 'vitrin:before-order');
    expect((asked?.detail as { items: unknown[] }).items).toHaveLength(2);
  });

  it('is refused where that goes beyond the limit', { tags: ['D-36'] }, async () => {
    const shop = shopWithCart(1, { settings: { b2b_risk_limit_islem: '1' } });
    const page = { user: { id: 7, name: 'A', risk_limit: 50 }, debitAging: null };
    const { events, server } = await showCart(shop, { page });
    const letGo = await beginAdd(shop, server);
    order().click();
    letGo();
    await waitFor(() => {
      expect(lines()).toHaveLength(2);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/risk limitinizi/);
    await cart()?.refresh();
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-order');
    expect(requestsOf(shop, 'cart.order')).toHaveLength(0);
  });
});

describe('a cart that has been ordered or offered', { tags: ['D-66'] }, () => {
  it('is ordered by no other widget either while the page is being left', async () => {
    const shop = shopWithCart(1);
    const { events } = await showCart(shop);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { close, opened } = gate();
    window.vitrin?.on('vitrin:before-navigate', (event) => {
      event.waitUntil(opened);
    });
    order().click();
    await waitFor(() => {
      expect(shop.cart.orders).toHaveLength(1);
    });
    document.body.insertAdjacentHTML('beforeend', container('cart', undefined, 'data-load="eager" id="second"'));
    await waitFor(() => {
      expect(document.getElementById('second')).toHaveAttribute('data-vitrin-state', 'ready');
    });
    for (const button of screen.queryAllByRole('button', { name: 'Siparişi onayla' })) button.click();
    close();
    expect(events.filter(({ type }) => type === 'vitrin:before-order')).toHaveLength(1);
    expect(requestsOf(shop, 'cart.order')).toHaveLength(1);
  });

  it('can be ordered once the shop has told that it still holds its lines, and the page has stayed', async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    stay();
    server.use(http.post('*/api/catalog/cart/offer', () => new HttpResponse(null, { status: 200 })));
    await user.click(offer());
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'false');
    });
    await user.click(order());
    await waitFor(() => {
      expect(shop.cart.orders).toHaveLength(1);
    });
  });

  it('can be ordered, too, where the page that was to come has not come for long', async () => {
    const shop = shopWithCart(1);
    // A place of this page: jsdom opens no other.
    const { user, server } = await showCart(shop, { page: { routes: { offers: '/sepet#teklifler' } } });
    server.use(http.post('*/api/catalog/cart/offer', () => new HttpResponse(null, { status: 200 })));
    const timers = vi.spyOn(window, 'setTimeout');
    await user.click(offer());
    await waitFor(() => {
      expect(location.hash).toBe('#teklifler');
    });
    expect(order()).toHaveAttribute('aria-disabled', 'true');
    timers.mock.calls.find(([, delay]) => delay === 10_000)?.[0]();
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'false');
    });
  });

  it('is told to the page as empty, and so to the next one', { tags: ['S1-4.09'] }, async () => {
    const { user, events } = await showCart(shopWithCart(2));
    stay();
    await user.click(order());
    const told = () =>
      events.flatMap(({ type, detail }) => {
        if (type !== 'vitrin:cart-changed') return [];
        const { change, items } = detail as { change: { operation: string }; items: unknown[] };
        return change.operation === 'order' ? [items.length] : [];
      });
    await waitFor(() => {
      expect(told()).toEqual([0]);
    });
    expect(localStorage.getItem('vitrin:cart-count')).toBe('0');
  });

  it('tells the next page no number after an offer, which the shop may leave it full after', async () => {
    const { user } = await showCart(shopWithCart(2));
    stay();
    const kept: Array<string | null> = [];
    window.vitrin?.on('vitrin:cart-changed', ({ detail: { change } }) => {
      if (change.operation === 'offer') kept.push(localStorage.getItem('vitrin:cart-count'));
    });
    await user.click(offer());
    await waitFor(() => {
      expect(kept).toEqual([null]);
    });
  });

  it('stays as it is where a script sorts the lines that it is told', async () => {
    const shop = shopWithCart(3);
    await showCart(shop);
    const shown = () => lines().map(({ dataset }) => dataset.line);
    const before = shown();
    const sorted: unknown[] = [];
    window.vitrin?.on('vitrin:cart-changed', ({ detail }) => {
      sorted.push(Array.prototype.reverse.call(detail.items));
    });
    await cart()?.refresh();
    expect(sorted).toHaveLength(1);
    expect(shown()).toEqual(before);
  });
});
