import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { lines, shopWithCart, showCart } from '@/testing/cart';

const calls = (shop: Shop, call: string) => shop.requests.filter((entry) => entry.call === call);
const order = () => screen.getByRole('button', { name: 'Siparişi onayla' });
const plans = { showPaymentPlanPrice: '1' };

/** The page is not left: jsdom cannot. */
function stay(): void {
  document.addEventListener(
    'vitrin:before-navigate',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
}

describe('ordering', () => {
  it(
    'sends note and plan once, however often it is pressed, and loads the page anew',
    { tags: ['S1-4.03', 'S1-4.14', 'S1-4.15', 'S1-7.10', 'D-38'] },
    async () => {
      const shop = shopWithCart(2, { settings: plans });
      const { user, events } = await showCart(shop);
      stay();
      await user.type(screen.getByRole('textbox', { name: 'Sipariş notu' }), '  Acele  ');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
      // All in one go: the answer must not come between.
      for (let press = 0; press < 3; press += 1) order().click();
      await waitFor(() => {
        expect(order()).toHaveAttribute('aria-disabled', 'true');
      });
      expect(lines()[0]?.closest('[inert]')).not.toBeNull();
      expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
      expect(calls(shop, 'cart.order').map(({ body }) => body)).toEqual([
        { description: 'Acele', advencePrice: 'advencePrice2' },
      ]);
      expect(events.filter(({ type }) => type === 'vitrin:before-order')).toHaveLength(1);
      expect(events.find(({ type }) => type === 'vitrin:order-placed')?.detail).toMatchObject({
        orderNo: shop.cart.orders[0]?.orderNo,
      });
      expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toMatchObject({ how: 'reload' });
    },
  );

  it('says that there is no note, and names no plan where the shop shows none', { tags: ['S1-5.11'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    stay();
    expect(screen.queryByRole('combobox', { name: 'Ödeme planı' })).toBeNull();
    await user.click(order());
    await waitFor(() => {
      expect(calls(shop, 'cart.order')[0]?.body).toEqual({ description: 'Sipariş notu yok', advencePrice: '' });
    });
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
    expect(calls(shop, 'cart.order')).toHaveLength(0);
    expect(order()).toHaveAttribute('aria-disabled', 'false');
  });

  it('does not send what is no longer on the screen: a change before it that fails stops it', async () => {
    const shop = shopWithCart(1, { faults: { 'cart.change': '500' } });
    await showCart(shop);
    screen.getByRole('button', { name: /^Artır: / }).click();
    order().click();
    expect(await screen.findByRole('alert')).toHaveTextContent('Değişiklik kaydedilemedi.');
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'false');
    });
    expect(calls(shop, 'cart.order')).toHaveLength(0);
  });
});

describe('a cart that may be another than the one on the screen', () => {
  it.each(['Siparişi onayla', 'Teklif iste'])(
    'is fetched first, and shown before it is closed by %s: a change may have come to the shop without its answer',
    async (name) => {
      const shop = shopWithCart(1, { settings: { b2b_teklif_ver_durum: '1' } });
      const { user, server } = await showCart(shop);
      const closed = () => [...calls(shop, 'cart.order'), ...calls(shop, 'cart.offer')];
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
    stay();
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
    expect(calls(shop, 'cart.offer').map(({ body }) => body)).toEqual([{ description: 'Sipariş notu yok' }]);
    expect(calls(shop, 'cart.order')).toHaveLength(0);
  },
);

it('offers nothing where the shop takes no offers', { tags: ['S2-5.28', 'S2-3.44', 'D-38'] }, async () => {
  await showCart(shopWithCart(1, { settings: { b2b_teklif_ver_durum: '0' } }));
  expect(screen.queryByRole('button', { name: 'Teklif iste' })).toBeNull();
});

describe('card payment', () => {
  const submitted = () => {
    const sent: Array<Record<string, unknown>> = [];
    document.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
      event.preventDefault();
    });
    return sent;
  };

  it(
    'is a form that posts note, plan and the token of that moment to the checkout',
    { tags: ['S1-2.08', 'S2-4.08', 'S2-2.39'] },
    async () => {
      const { user } = await showCart(shopWithCart(1, { settings: plans }));
      const sent = submitted();
      await user.type(screen.getByRole('textbox', { name: 'Sipariş notu' }), 'Rampa');
      document.querySelector('meta[name=csrf-token]')?.setAttribute('content', 'renewed');
      const button = screen.getByRole('button', { name: 'Kartla öde' });
      expect(button.closest('form')).toHaveAttribute('action', '/odeme');
      expect(button.closest('form')).toHaveAttribute('method', 'post');
      await user.click(button);
      expect(sent).toEqual([{ _token: 'renewed', description: 'Rampa', advencePrice: 'advencePrice1' }]);
    },
  );

  it('takes its token to the origin of the page, whatever the base of the page says', { tags: ['D-7'] }, async () => {
    const { user } = await showCart(shopWithCart(1));
    document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.test/">');
    submitted();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Kartla öde' });
    await user.click(button);
    expect(button.form?.action).toBe(`${location.origin}/odeme`);
  });

  it('stands in the place of the order under a virtual plan', { tags: ['S1-3.33', 'S2-4.22', 'D-38'] }, async () => {
    const { user } = await showCart(shopWithCart(1, { settings: plans }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Kredi Kartı');
    expect(screen.queryByRole('button', { name: 'Siparişi onayla' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Kartla öde' })).toBeVisible();
  });

  it('is not there without a route, which a virtual plan says', async () => {
    const { user } = await showCart(shopWithCart(1, { settings: plans }), { page: { routes: {} } });
    expect(screen.queryByRole('button', { name: 'Kartla öde' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Kredi Kartı');
    expect(screen.getByText(/kartla ödeme şu anda kapalı/)).toBeVisible();
  });

  it('waits for the changes that are on their way, and goes nowhere where one fails', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    await showCart(shop);
    const sent = submitted();
    // Within one task: no answer can be there in between.
    const changeAndPay = async (shown: string) => {
      screen.getByRole('button', { name: /^Artır: / }).click();
      await Promise.resolve();
      expect(screen.getByRole('spinbutton')).toHaveValue(shown);
      screen.getByRole('button', { name: 'Kartla öde' }).click();
    };
    await changeAndPay('3');
    await waitFor(() => {
      expect(submit).toHaveBeenCalledOnce();
    });
    expect(shop.cart.items()[0]?.quantity).toBe(3);

    shop.setScenario({ faults: { 'cart.change': '500' } });
    await changeAndPay('4');
    expect(await screen.findByRole('alert')).toHaveTextContent('Değişiklik kaydedilemedi.');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Kartla öde' })).toHaveAttribute('aria-disabled', 'false');
    });
    expect(submit).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('goes nowhere where the cart is being ordered by the time that it has waited', { tags: ['D-66'] }, async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    await showCart(shop);
    screen.getByRole('button', { name: /^Artır: / }).click();
    screen.getByRole('button', { name: 'Kartla öde' }).click();
    screen.getByRole('button', { name: 'Siparişi onayla' }).click();
    await waitFor(() => {
      expect(shop.cart.orders).toHaveLength(1);
    });
    expect(submit).not.toHaveBeenCalled();
  });
});
