import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { pageData } from '@mocks/pageData';
import { createShop } from '@mocks/shop/shop';
import { watchOpen } from '@/testing/left';
import { container, renderPage } from '@/testing/page';
import { requestsOf } from '@/testing/requests';
import { settings, eager, change, livingPage } from './livingPage';

describe('a living page of which another user is', { tags: ['D-74'] }, () => {
  it('asks for the cart again, and shows nothing of the one before', async () => {
    const shop = createShop();
    shop.cart.add('1002', '10021', 3);
    const { given } = { given: { ...pageData(shop), settings } };
    const { user } = await renderPage(container('cart') + container('cart-icon', undefined, eager), { shop, page: given });
    await user.type(await screen.findByRole('textbox', { name: 'Sipariş notu' }), 'Kapıya bırakın');
    const before = requestsOf(shop, 'cart.get').length;
    shop.cart.clear();
    await change({ ...given, user: { ...given.user, id: 8 } });
    expect(document.body).not.toHaveTextContent('Kapıya bırakın');
    expect(screen.queryByRole('link', { name: /Sepet, [1-9]/ })).toBeNull();
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    expect(requestsOf(shop, 'cart.get')).toHaveLength(before + 1);
  });

  it('knows no cart of a visitor, and the one of who signs in', async () => {
    const { shop, given } = await livingPage(container('cart-icon', undefined, eager));
    await window.vitrin?.cart.get();
    await change({ ...given, user: null });
    expect(await screen.findByRole('link', { name: 'Sepet, giriş yapın' })).toBeVisible();
    const before = requestsOf(shop, 'cart.get').length;
    await change(given);
    expect(await screen.findByRole('button', { name: /^Sepet/ })).toBeVisible();
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.get')).toHaveLength(before + 1);
    });
  });

  it('does nothing in the name of another: what waits for its turn is not done', async () => {
    const { shop, given } = await livingPage(container('cart-icon', undefined, eager));
    await window.vitrin?.cart.get();
    shop.setScenario({ faults: { 'cart.clear': 'timeout' } });
    const { vitrin } = window;
    if (!vitrin) throw new Error('nothing runs here');
    const calls = [vitrin.cart.clear(), vitrin.cart.remove(1)];
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('cart.clear');
    });
    await change({ ...given, user: { id: 8, name: 'Başkası' } });
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await window.vitrin?.cart.get();
    expect(shop.requests.filter(({ call }) => call === 'cart.remove')).toEqual([]);
  });

  it('has nothing open that the one before had', async () => {
    const open = watchOpen();
    const { given } = await livingPage(container('cart-icon', undefined, eager) + container('product-list', undefined, eager));
    /** All that is open once both widgets are there, and nothing waits for an answer or a timer. */
    const allOpen = async () => {
      await waitFor(() => {
        expect([...document.querySelectorAll('[data-vitrin-state="ready"]')]).toHaveLength(2);
      });
      await expect.poll(open.all).not.toContainEqual(expect.stringMatching(/^timer|vitrin-call-wanted$/));
      return open.all();
    };
    const before = await allOpen();
    for (const id of [8, 9]) {
      await change({ ...given, user: { id, name: 'Başkası' } });
      await allOpen();
    }
    expect(await allOpen()).toEqual(before);
  });
});
