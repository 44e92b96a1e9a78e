import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { answerRequests } from '@/testing/requests';
import { vitrin, sellable, calls } from './scriptedCart';

describe('a cart call that fails', () => {
  const stay = () => {
    const goals: string[] = [];
    document.addEventListener(
      'vitrin:before-navigate',
      (event) => {
        goals.push(event.detail.url);
        event.preventDefault();
      },
      { once: true },
    );
    return goals;
  };

  it('401 on a write goes to the login', { tags: ['S1-2.05', 'S1-6.03', 'S2-2.04', 'D-5'] }, async () => {
    const page = await renderPage('', { scenario: { as: 'visitor' } });
    const goals = stay();
    await expect(vitrin().cart.add(sellable(page))).rejects.toThrow('HTTP 401');
    expect(goals).toEqual(['/account/login']);
    expect(await alertsByNow()).toEqual([]);
  });

  it(
    'an add that is redirected to the login page goes there, as the session has ended',
    { tags: ['S1-2.05', 'S2-2.04', 'D-5'] },
    async () => {
      const page = await renderPage('', { page: { routes: { login: '/giris' } } });
      const goals = stay();
      answerRequests(200, '\n<!doctype html><title>Giriş</title>', '/giris?from=%2Fsepet');
      await expect(vitrin().cart.add(sellable(page))).rejects.toThrow('HTTP 401');
      expect(goals).toEqual(['/giris']);
      expect(await alertsByNow()).toEqual([]);
    },
  );

  it.each([
    ['a page that is not the login', '/bakim'],
    ['a page at its own address', undefined],
  ])('%s is an answer that nobody can read', { tags: ['D-9'] }, async (_, path) => {
    const page = await renderPage('');
    const goals = stay();
    answerRequests(200, '<!doctype html><title>Bakım</title>', path);
    await expect(vitrin().cart.add(sellable(page))).rejects.toThrow('unexpected answer');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(goals).toEqual([]);
  });

  it('401 on the fetch stays silent', { tags: ['D-5'] }, async () => {
    const goals = stay();
    await renderPage('', { scenario: { as: 'visitor' } });
    await expect(vitrin().cart.get()).rejects.toThrow('HTTP 401');
    expect(goals).toEqual([]);
  });

  it('403 on an add is a toast', { tags: ['S1-8.02'] }, async () => {
    const page = await renderPage('', { scenario: { as: 'administrator' } });
    await expect(vitrin().cart.add(sellable(page))).rejects.toThrow('HTTP 403');
    expect(await screen.findByText('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.')).toBeVisible();
  });

  it('a cart that was fetched in vain is fetched again once the shop has taken a write', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(2, { faults: { 'cart.get': 'offline' } });
    const page = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await expect(vitrin().cart.get()).rejects.toThrow();
    shop.setScenario({ faults: {} });
    await vitrin().cart.add(sellable(page));
    const known = String(shop.cart.items().length);
    await waitFor(() => {
      expect(document.querySelector('.vt-cart-icon__badge')).toHaveTextContent(known);
    });
  });

  it(
    'a refusal of the server is an alert in its own words, and the cart is fetched again',
    { tags: ['S1-7.02', 'S1-8.04'] },
    async () => {
      const page = await renderPage('');
      const request = { ...sellable(page), quantity: 1_000_000 };
      await expect(vitrin().cart.add(request)).rejects.toThrow(/bulunmamaktadır/);
      expect(await screen.findByText(/1000000 adet bulunmamaktadır/)).toBeVisible();
      await waitFor(() => {
        expect(calls(page).at(-1)).toBe('GET /api/catalog/cart');
      });
    },
  );

  it('a refusal with status 200 is one as well (decision 6)', { tags: ['S1-7.02', 'D-6'] }, async () => {
    const page = await renderPage('');
    answerRequests(200, JSON.stringify({ error: { messages: { type: 'Ürün satışa kapalıdır.' } } }));
    await expect(vitrin().cart.add(sellable(page))).rejects.toThrow('Ürün satışa kapalıdır.');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ürün satışa kapalıdır.');
  });

  it.each(['offline', '500', 'html', 'truncated', 'shape', 'empty'] as const)(
    '%s on an add is an alert, and the cart ends as the server has it',
    { tags: ['F-cart.add'] },
    async (fault) => {
      const page = await renderPage('', { scenario: { faults: { 'cart.add': fault } } });
      await expect(vitrin().cart.add(sellable(page))).rejects.toThrow();
      expect(await screen.findByRole('alert')).toBeVisible();
      await waitFor(async () => {
        expect((await vitrin().cart.get()).map(({ id }) => id)).toEqual(page.shop.cart.items().map(({ id }) => id));
      });
    },
  );

  it.each(['offline', '401', '403', '409', '500', 'html'] as const)(
    '%s on a change shows no message',
    { tags: ['S1-8.07'] },
    async (fault) => {
      const page = await renderPage('');
      const item = await vitrin().cart.add(sellable(page));
      page.shop.setScenario({ faults: { 'cart.change': fault } });
      stay();
      await vitrin()
        .cart.setQuantity(item.id, 9)
        .catch(() => undefined);
      await waitFor(async () => {
        expect((await vitrin().cart.get())[0]?.quantity).toBe(2);
      });
      expect(await alertsByNow()).toEqual([]);
    },
  );
});
