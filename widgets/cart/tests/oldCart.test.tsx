import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { stayingHere } from '@/testing/requests';
import { cart } from './cartPage';

stayingHere();

/** A cart that has been on the screen for so long; answers with the first two calls from then on. */
async function showSince(minutes: number, shop: Shop) {
  await showCart(shop);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
  const before = shop.requests.length;
  return () => shop.requests.slice(before, before + 2).map(({ call }) => call);
}

/** A colleague at another computer, whom no tab of this browser hears of, takes a line out. */
function takeOut(shop: Shop): void {
  const [, second] = shop.cart.items();
  if (!second) throw new Error('the cart has no second line');
  shop.cart.remove(String(second.id));
}

/** What the first line costs has changed overnight. */
function makeDearer(shop: Shop): void {
  const [first, ...others] = shop.cart.items();
  if (!first) throw new Error('the cart has no line');
  const productUnit = { ...first.productUnit, defaultPrice: { value: 999, currency: 'TL' } };
  vi.spyOn(shop.cart, 'items').mockReturnValue([{ ...first, productUnit }, ...others]);
}

const sent = (shop: Shop) => [...shop.cart.orders, ...shop.cart.offers];

describe.each([
  ['Siparişi onayla', 'cart.order'],
  ['Teklif iste', 'cart.offer'],
])('%s on a page that has stood for five minutes', (name, call) => {
  const press = () => {
    screen.getByRole('button', { name }).click();
  };

  it('is not sent where the cart is another by now, which is shown, and then is', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(2);
    await showSince(5, shop);
    takeOut(shop);
    press();
    expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
    await waitFor(() => {
      expect(lines()).toHaveLength(1);
    });
    expect(sent(shop)).toEqual([]);
    press();
    await waitFor(() => {
      expect(sent(shop)).toHaveLength(1);
    });
  });

  it('is not sent where it costs something else by now, before that was seen', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(2);
    await showSince(5, shop);
    makeDearer(shop);
    press();
    expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
    await waitFor(() => {
      expect(lines()[0]).toHaveTextContent('₺1.998,00');
    });
    expect(sent(shop)).toEqual([]);
  });

  it('is not sent at another price either where a line of the cart has no rate, and the sum is not known', async () => {
    const shop = shopWithCart(2);
    const [first, second] = shop.cart.items();
    if (!first || !second) throw new Error('the cart has no two lines');
    const productUnit = { ...second.productUnit, defaultPrice: { value: 5, currency: 'GBP' } };
    vi.spyOn(shop.cart, 'items').mockReturnValue([first, { ...second, productUnit }]);
    await showSince(5, shop);
    makeDearer(shop);
    press();
    expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('is sent where it is the same, by one look at it', async () => {
    const shop = shopWithCart(2);
    const calls = await showSince(5, shop);
    press();
    await waitFor(() => {
      expect(sent(shop)).toHaveLength(1);
    });
    expect(calls()).toEqual(['cart.get', call]);
  });

  it('is not sent where the shop does not tell, and says so', async () => {
    const shop = shopWithCart(1);
    await showSince(5, shop);
    shop.setScenario({ faults: { 'cart.get': '500' } });
    press();
    expect((await screen.findAllByText('Sepetiniz yüklenemedi.')).length).toBeGreaterThan(0);
    await cart()
      ?.refresh()
      .catch(() => undefined);
    expect(sent(shop)).toEqual([]);
  });
});

it('an order sooner than that asks for nothing', async () => {
  const shop = shopWithCart(2);
  const calls = await showSince(4, shop);
  screen.getByRole('button', { name: 'Siparişi onayla' }).click();
  await waitFor(() => {
    expect(sent(shop)).toHaveLength(1);
  });
  expect(calls()[0]).toBe('cart.order');
});
