import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container } from '@/testing/page';
import { gate } from '@/testing/requests';
import { field, fillIn, filledIn, pay, sent } from './agreedPage';
import { showCheckout } from './checkoutPage';
import { holdLookups } from './lookups';

const bank = (...plans: readonly unknown[]) => ({ bank: { organization: 'Anadolu Bankası' }, plans });
const inThree = { id: 33, installment: 3, commisionFee: 3.5, isDefault: '1' };
const single = { id: 31, installment: 1, commisionFee: 0, isDefault: '1' };

it('another card that is paid with at once has 3 s of its own to be looked up', { tags: ['D-78'] }, async () => {
  const { user, lookup } = await filledIn();
  const [set, cleared] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')];
  await user.click(pay());
  lookup.answer(200, bank(inThree));
  await screen.findByRole('alert');
  const place = set.mock.calls.findIndex(([, delay]) => delay === 3_000);
  const goOff = set.mock.calls[place]?.[0];
  if (typeof goOff !== 'function') throw new Error('nobody waits for the lookup');

  const others = holdLookups();
  fireEvent.input(field('Kart numarası'), { target: { value: '5555222233334444' } });
  await waitFor(others);
  const other = others();
  await user.click(pay());
  expect(pay()).toHaveAttribute('aria-busy', 'true');
  // As the clock would, less than 3 s after this press.
  if (!cleared.mock.calls.some(([timer]) => timer === set.mock.results[place]?.value)) goOff();
  expect(other.isBrokenOff).toBe(false);
  other.answer(200, bank(single));
  expect(await sent()).toEqual({ amount: 1000, installment: 1, plan: 31 });
});

it('a cart that was refused once takes the focus no more when it changes without a press', { tags: ['D-78'] }, async () => {
  const shop = shopWithCart(2);
  const { user, server } = await showCheckout({ type: 'CheckoutPayment' }, { shop });
  document.body.insertAdjacentHTML('beforeend', container('cart-icon'));
  await screen.findByRole('button', { name: 'Sepet, 2 ürün' });
  await screen.findByRole('form', { name: 'Kart bilgileri' });
  const [line] = shop.cart.items();
  const change = (quantity: number) => shop.cart.change(String(line?.id), { kind: 'quantity', quantity });
  const tell = () => {
    new BroadcastChannel('vitrin').postMessage({ kind: 'cart' });
  };
  const isBusy = (busy: boolean) =>
    waitFor(() => {
      expect(pay()).toHaveAttribute('aria-busy', String(busy));
    });
  const isHeld = (held: boolean) =>
    waitFor(() => {
      expect(pay()).toHaveAttribute('aria-disabled', String(held));
    });
  fillIn();
  await isHeld(false);
  change(7);
  await user.click(pay());
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Sepete dön' })).toHaveFocus();
  });
  change(line?.quantity ?? 0);
  tell();
  await isHeld(false);

  // This press is not refused; nor does it pay, as the card is being mended meanwhile.
  const { open, opened } = gate();
  server.use(http.get('*/api/catalog/cart', () => opened, { once: true }));
  await user.click(pay());
  await isBusy(true);
  fireEvent.input(field('Kart numarası'), { target: { value: '4111' } });
  open();
  await isBusy(false);
  await user.click(field('Kart üzerindeki isim'));
  change(8);
  tell();
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(/^Sepetiniz değişti/);
  });
  expect(field('Kart üzerindeki isim')).toHaveFocus();
});
