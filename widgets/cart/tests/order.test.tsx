import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { requestsOf, stayingHere } from '@/testing/requests';
import type { VitrinEvents } from '@/contract/events';
import { formatPrice } from '@/domain/money/format';
import { order } from './cartPage';
import { plans } from './cartPage';

stayingHere();

describe('ordering', () => {
  it(
    'sends note and plan once, however often it is pressed, and loads the page anew',
    { tags: ['S1-4.03', 'S1-4.14', 'S1-4.15', 'S1-7.10', 'D-38'] },
    async () => {
      const shop = shopWithCart(2, { settings: plans });
      const { user, events } = await showCart(shop);
      await user.type(screen.getByRole('textbox', { name: 'Sipariş notu' }), '  Acele  ');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
      // All in one go: the answer must not come between.
      for (let press = 0; press < 3; press += 1) order().click();
      await waitFor(() => {
        expect(order()).toHaveAttribute('aria-disabled', 'true');
      });
      expect(lines()[0]?.closest('[inert]')).not.toBeNull();
      expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
      expect(requestsOf(shop, 'cart.order').map(({ body }) => body)).toEqual([
        { description: 'Acele', advencePrice: 'advencePrice2' },
      ]);
      expect(events.filter(({ type }) => type === 'vitrin:before-order')).toHaveLength(1);
      const placed = events.find(({ type }) => type === 'vitrin:order-placed');
      expect(placed?.target).toHaveAttribute('data-widget', 'cart');
      expect(placed?.detail).toMatchObject({ orderNo: shop.cart.orders[0]?.orderNo });
      expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toMatchObject({ how: 'reload' });
    },
  );

  it('tells the page what it comes to under its plan, as it was shown', { tags: ['D-30'] }, async () => {
    const { user, events } = await showCart(shopWithCart(1, { settings: plans }));
    expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('Peşin');
    const shown = screen.getByText('Toplam').nextSibling?.textContent;
    await user.click(order());
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    const placed = events.find(({ type }) => type === 'vitrin:order-placed') as CustomEvent<VitrinEvents['vitrin:order-placed']>;
    const { total: value = 0, currency = '' } = placed.detail.totals ?? {};
    expect(formatPrice({ value, currency })).toBe(shown);
  });

  it('tells the page the price of each product under its plan', { tags: ['D-30'] }, async () => {
    const shop = shopWithCart(1, { settings: plans });
    const [held] = shop.cart.items();
    const advencePrice2 = { value: 7.5, currency: 'TL' };
    shop.cart.items = () => (held ? [{ ...held, productUnit: { ...held.productUnit, advencePrice2 } }] : []);
    const { user, events } = await showCart(shop);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
    expect(lines()[0]).toHaveTextContent('₺7,50');
    await user.click(order());
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:order-placed')?.detail).toMatchObject({
        products: [{ price: 7.5, currency: 'TRY' }],
        totals: { subTotal: 15 },
      });
    });
  });

  it('says that there is no note, and names no plan where the shop shows none', { tags: ['S1-5.11'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    expect(screen.queryByRole('combobox', { name: 'Ödeme planı' })).toBeNull();
    await user.click(order());
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.order')[0]?.body).toEqual({ description: 'Sipariş notu yok', advencePrice: '' });
    });
  });

  it('gives the page a list of its own, which a listener may sort', async () => {
    const { user, events } = await showCart(shopWithCart(2));
    await user.click(order());
    const asked = events.find(({ type }) => type === 'vitrin:before-order')?.detail as VitrinEvents['vitrin:before-order'];
    expect(asked.items).toHaveLength(2);
    expect(Object.isFrozen(asked.items)).toBe(false);
  });

  it('can be stopped by the page', async () => {
    const shop = shopWithCart(1);
    const { user, events } = await showCart(shop);
    const container = document.querySelector('[data-widget=cart]');
    container?.addEventListener(
      'vitrin:before-order',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(order());
    expect(events.find(({ type }) => type === 'vitrin:before-order')?.detail).toMatchObject({
      note: 'Sipariş notu yok',
      advencePrice: '',
      items: [{}],
    });
    expect(requestsOf(shop, 'cart.order')).toHaveLength(0);
    expect(order()).toHaveAttribute('aria-disabled', 'false');
  });

  it.each([
    ['cart.order' as const, order],
    ['cart.offer' as const, () => screen.getByRole('button', { name: 'Teklif iste' })],
  ])('does not send what is no longer on the screen, and says so: a change that fails stops %s', async (call, button) => {
    const shop = shopWithCart(1, { faults: { 'cart.change': '500' } });
    await showCart(shop);
    screen.getByRole('button', { name: /^Artır: / }).click();
    button().click();
    const changed = 'Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.';
    expect(await screen.findByText(changed)).toBeVisible();
    expect(screen.getByText('Değişiklik kaydedilemedi.')).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(requestsOf(shop, call)).toHaveLength(0);
  });
});

describe('a cart that may be another than the one on the screen', () => {
  it.each(['Siparişi onayla', 'Teklif iste'])(
    'is fetched first, and shown before it is closed by %s: a change may have come to the shop without its answer',
    async (name) => {
      const shop = shopWithCart(1, { settings: { b2b_teklif_ver_durum: '1' } });
      const { user, server } = await showCart(shop);
      const closed = () => [...requestsOf(shop, 'cart.order'), ...requestsOf(shop, 'cart.offer')];
      server.use(
        http.patch('*/api/catalog/cart/:id', ({ params }) => {
          shop.cart.change(String(params.id), { kind: 'quantity', quantity: 3 });
          return HttpResponse.error();
        }),
      );
      // Within one task: the cart is not fetched in between.
      const press = vi.fn(() => {
        screen.getByRole('button', { name }).click();
      });
      document.addEventListener('vitrin:action-failed', press, { once: true });
      await user.click(screen.getByRole('button', { name: /^Artır: / }));
      await waitFor(() => {
        expect(press).toHaveBeenCalled();
        expect(screen.getByRole('spinbutton')).toHaveValue('3');
      });
      await waitFor(() => {
        expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
      });
      expect(closed()).toEqual([]);
      expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => {
        expect(closed()).toHaveLength(1);
      });
    },
  );
});

it(
  'requests one offer, however often it is pressed, and nothing else meanwhile',
  { tags: ['S1-4.04', 'S1-7.11', 'S2-2.04'] },
  async () => {
    const shop = shopWithCart(1);
    const { events } = await showCart(shop);
    const offer = screen.getByRole('button', { name: 'Teklif iste' });
    for (let press = 0; press < 3; press += 1) offer.click();
    order().click();
    await waitFor(() => {
      expect(offer).toHaveAttribute('aria-disabled', 'true');
    });
    expect(lines()[0]?.closest('[inert]')).not.toBeNull();
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toMatchObject({ url: '/teklif/liste' });
    });
    expect(events.find(({ type }) => type === 'vitrin:offer-requested')?.target).toHaveAttribute('data-widget', 'cart');
    expect(requestsOf(shop, 'cart.offer').map(({ body }) => body)).toEqual([{ description: 'Sipariş notu yok' }]);
    expect(requestsOf(shop, 'cart.order')).toHaveLength(0);
  },
);

it('offers nothing where the shop takes no offers', { tags: ['S2-5.28', 'S2-3.44', 'D-38'] }, async () => {
  await showCart(shopWithCart(1, { settings: { b2b_teklif_ver_durum: '0' } }));
  expect(screen.queryByRole('button', { name: 'Teklif iste' })).toBeNull();
});

it.each([
  ['Siparişi onayla', 'vitrin:order-placed'],
  ['Teklif iste', 'vitrin:offer-requested'],
] as const)('%s: a script may sort the lines that it is told', async (name, event) => {
  const { user } = await showCart(shopWithCart(2));
  const sorted: unknown[][] = [];
  window.vitrin?.on(event, ({ detail: { items } }) => {
    sorted.push(Array.prototype.reverse.call(items));
  });
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => {
    expect(sorted.map(({ length }) => length)).toEqual([2]);
  });
});
