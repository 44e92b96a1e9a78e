import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listThen, press, showOffers } from './offerPage';
import { container, leavePage } from '@/testing/page';
import { holdRequests, requestsOf, stayingHere } from '@/testing/requests';

const left = stayingHere();

const line = {
  id: 9,
  quantity: 3,
  product: { id: 1, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 20, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};

describe('editing', () => {
  it(
    'loads the offer into the cart, without a body, and opens the cart page',
    { tags: ['S2-2.04', 'S2-2.51', 'S2-4.26', 'S2-7.17'] },
    async () => {
      const { user, shop } = await showOffers();
      await user.dblClick(press('Düzenle', 'TKF-1249'));
      await waitFor(() => {
        expect(left()).toEqual(['/sepet']);
      });
      expect(requestsOf(shop, 'offers.edit').map(({ method, path, body, token }) => [method, path, body, token])).toEqual([
        ['PATCH', '/api/catalog/offer/edit/3249', null, shop.csrfToken],
      ]);
      expect(shop.cart.items()).toHaveLength(1);
      // The visitor may stay, beside a cart icon that must be true; other tabs hear of it, too.
      await waitFor(() => {
        expect(shop.requests.at(-1)?.call).toBe('cart.get');
      });
    },
  );

  it(
    'is under way until the cart page has come or has not for long, however often it is asked for',
    { tags: ['S2-4.26'] },
    async () => {
      // A place of this page: jsdom opens no other.
      const { user, shop } = await showOffers({ page: { routes: { cart: '/teklif/liste#sepet' } } });
      const isLeft = new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, { once: true });
      });
      const letGo = (event: Event) => {
        event.stopImmediatePropagation();
      };
      window.addEventListener('vitrin:before-navigate', letGo, { once: true, capture: true });
      const timers = vi.spyOn(window, 'setTimeout');
      await user.click(press('Düzenle', 'TKF-1249'));
      await isLeft;
      // That page is slow.
      expect(press('Düzenle', 'TKF-1249')).toHaveAttribute('aria-busy', 'true');
      press('Düzenle', 'TKF-1249').focus();
      await user.keyboard('{Enter}');
      await waitFor(() => {
        expect(shop.requests.at(-1)?.call).toBe('cart.get');
      });
      expect(requestsOf(shop, 'offers.edit')).toHaveLength(1);
      // Its loading was stopped: the visitor is still here, and goes on.
      timers.mock.calls.find(([, delay]) => delay === 10_000)?.[0]();
      await waitFor(() => {
        expect(press('Düzenle', 'TKF-1249')).toHaveAttribute('aria-busy', 'false');
      });
      await user.click(press('Düzenle', 'TKF-1250'));
      await waitFor(() => {
        expect(requestsOf(shop, 'offers.edit')).toHaveLength(2);
      });
    },
  );

  it('is given up without an error where Vitrin stops before its turn', { tags: ['D-74'] }, async () => {
    const { user, shop } = await showOffers();
    shop.setScenario({ faults: { 'cart.clear': 'timeout' } });
    const timeOut = holdRequests();
    const cleared = expect(window.vitrin?.cart.clear()).rejects.toThrow('Vitrin was stopped');
    await user.click(press('Düzenle', 'TKF-1249'));
    leavePage();
    timeOut();
    await cleared;
    // Its turn has come by then. What nobody catches fails the run.
    await new Promise(setImmediate);
    expect(requestsOf(shop, 'offers.edit')).toEqual([]);
  });

  it('is over where the page stops the way there: the next can be loaded', { tags: ['S2-4.26'] }, async () => {
    const { user, shop } = await showOffers();
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(left()).toEqual(['/sepet']);
    });
    await user.click(press('Düzenle', 'TKF-1250'));
    await waitFor(() => {
      expect(requestsOf(shop, 'offers.edit')).toHaveLength(2);
    });
  });

  it('tells the shop’s other tabs', { tags: ['S2-4.26'] }, async () => {
    const told: unknown[] = [];
    const tab = new BroadcastChannel('vitrin');
    tab.addEventListener('message', ({ data }) => told.push(data));
    const { user } = await showOffers();
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(told).toEqual([{ kind: 'cart' }]);
    });
    tab.close();
  });

  it('whose answer was lost may have filled the cart, which is fetched', { tags: ['D-50'] }, async () => {
    const { user, shop } = await showOffers();
    shop.setScenario({ faults: { 'offers.edit': 'offline' } });
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('cart.get');
    });
    expect(left()).toEqual([]);
  });

  it.each([
    [200, { error: { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } } }],
    [200, { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } }],
    [422, { error: { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } } }],
    [409, { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } }],
  ])(
    'that the shop refuses with status %i and %j says why, and stays',
    { tags: ['S2-7.18', 'S2-8.21', 'D-50'] },
    async (status, body) => {
      const { user } = await listThen(status, JSON.stringify(body));
      await user.click(press('Düzenle', 'TKF-7'));
      expect(await screen.findByText('Ürün satışta değil.')).toBeVisible();
      expect(left()).toEqual([]);
    },
  );

  it('that is answered with a line of the cart puts it there, says so, and stays', { tags: ['S2-7.19', 'D-50'] }, async () => {
    const { user, events } = await listThen(409, JSON.stringify(line));
    document.body.insertAdjacentHTML('afterbegin', container('cart-icon'));
    await window.vitrin?.ready;
    await user.click(press('Düzenle', 'TKF-7'));
    await waitFor(() => {
      expect(
        events.find(
          ({ type, detail }) =>
            type === 'vitrin:cart-changed' && (detail as { change: { operation: string } }).change.operation === 'change',
        )?.detail,
      ).toMatchObject({ items: [{ id: 9, quantity: 3 }], change: { operation: 'change', id: 9 } });
    });
    expect(left()).toEqual([]);
    expect(await screen.findByText(/ sepetinize eklendi\.$/)).toBeVisible();
  });

  const UNKNOWN = 'Yanıt alınamadı. Yeniden yüklemeden önce sepetinize bakın.';
  const REFUSED = 'Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.';
  it.each([
    [500, 'Bakımdayız', UNKNOWN],
    [200, '<!doctype html><title>Giriş</title>', UNKNOWN],
    [422, '{"id":9}', REFUSED],
    [404, '', REFUSED],
    [408, '', UNKNOWN],
  ])('that is answered with status %i and %j is a failure, told as one', { tags: ['S2-7.19'] }, async (status, body, said) => {
    const { user } = await listThen(status, body);
    await user.click(press('Düzenle', 'TKF-7'));
    expect(await screen.findByText(said)).toBeVisible();
    expect(left()).toEqual([]);
  });
});
