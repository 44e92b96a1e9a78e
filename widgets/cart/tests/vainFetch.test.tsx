import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { stayingHere } from '@/testing/requests';

stayingHere();

it.each(['Siparişi onayla', 'Teklif iste'])(
  '%s says that the cart cannot be had, not only in its place, and is sent once it can',
  { tags: ['D-64'] },
  async (name) => {
    const shop = shopWithCart(1);
    await showCart(shop);
    const button = await screen.findByRole('button', { name });
    const told = () => screen.queryAllByText('Sepetiniz yüklenemedi.');
    shop.setScenario({ faults: { all: 'offline' } });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => {
      expect(told()).toHaveLength(1);
    });
    button.click();
    await waitFor(() => {
      expect(told()).toHaveLength(2);
    });
    shop.setScenario({ faults: {} });
    button.click();
    await waitFor(() => {
      expect([...shop.cart.orders, ...shop.cart.offers]).toHaveLength(1);
    });
    expect(told()).toEqual([]);
  },
);

it('no longer says that the cart cannot be had once it has come by itself', { tags: ['D-64'] }, async () => {
  const shop = shopWithCart(1);
  await showCart(shop);
  const told = () => screen.queryAllByText('Sepetiniz yüklenemedi.');
  shop.setScenario({ faults: { all: 'offline' } });
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => {
    expect(told()).toHaveLength(1);
  });
  screen.getByRole('button', { name: 'Siparişi onayla' }).click();
  await waitFor(() => {
    expect(told()).toHaveLength(2);
  });
  shop.setScenario({ faults: {} });
  fireEvent(window, new Event('online'));
  await waitFor(() => {
    expect(told()).toEqual([]);
  });
});

it.each(['Siparişi onayla', 'Teklif iste'])(
  '%s says that it was not sent where a change fails while the cart is being fetched anew',
  { tags: ['D-64'] },
  async (name) => {
    const shop = shopWithCart(1, { faults: { 'cart.change': '500' } });
    await showCart(shop);
    // Within one task: the cart has not come yet.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    screen.getByRole('button', { name: /^Artır: / }).click();
    screen.getByRole('button', { name }).click();
    expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
    expect([...shop.cart.orders, ...shop.cart.offers]).toEqual([]);
  },
);
