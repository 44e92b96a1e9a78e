import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container } from '@/testing/page';
import { answerRequests, requestsOf } from '@/testing/requests';
import { fillIn } from './agreedPage';
import { showCheckout } from './checkoutPage';
import { holdLookups } from './lookups';

const SAID = 'Sepetiniz değişti. Buradaki tutarlar önceki sepete ait; ödemek için sepete dönün.';
const pay = () => screen.findByRole('button', { name: 'Ödeme Yap' });
const isHeld = (held: boolean) =>
  waitFor(async () => {
    expect(await pay()).toHaveAttribute('aria-disabled', String(held));
  });

/** The payment of a cart of two lines, with a cart icon; `change` gives the first line a quantity, as another tab does. */
async function showPayment(data: object = {}) {
  const shop = shopWithCart(2);
  const page = await showCheckout({ type: 'CheckoutPayment', ...data }, { shop });
  document.body.insertAdjacentHTML('beforeend', container('cart-icon'));
  await screen.findByRole('button', { name: 'Sepet, 2 ürün' });
  const change = (quantity: number) => {
    shop.cart.change(String(shop.cart.items()[0]?.id), { kind: 'quantity', quantity });
    new BroadcastChannel('vitrin').postMessage({ kind: 'cart' });
  };
  return { ...page, shop, change };
}

it('a cart that another tab has changed is not paid with the amounts of before', { tags: ['D-78'] }, async () => {
  const { shop, change } = await showPayment();
  const before = shop.cart.items()[0]?.quantity ?? 0;
  await isHeld(false);
  screen.getByRole('textbox', { name: 'Açıklama' }).focus();
  change(before + 5);
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
  });
  expect(screen.getByRole('link', { name: 'Sepete dön' })).toHaveAttribute('href', '/sepet');
  // Nobody has pressed for it: whoever types goes on.
  expect(screen.getByRole('textbox', { name: 'Açıklama' })).toHaveFocus();
  await isHeld(true);
  // The press that comes all the same sends nothing, not even the form's own errors.
  (await pay()).click();
  expect(screen.getByRole('alert')).toHaveTextContent(SAID);

  change(before);
  await isHeld(false);
  expect(screen.queryByText(SAID)).toBeNull();
});

it.each([
  [
    'Lines that are not of the cart',
    () =>
      shopWithCart(1)
        .cart.items()
        .map((line) => ({ ...line, id: 'T-9', quantity: 40 })),
  ],
  ['A debt', () => []],
])('%s can be paid whatever becomes of the cart', { tags: ['D-78'] }, async (_, items) => {
  const { change } = await showPayment({ items: items() });
  change(9);
  await screen.findByRole('button', { name: 'Sepet, 2 ürün' });
  await isHeld(false);
  expect(screen.queryByText(SAID)).toBeNull();
});

/** The same with the card form filled in, once its plans have come; what becomes of the cart elsewhere, nobody tells this page. */
async function showFilledIn() {
  const page = await showPayment();
  await screen.findByRole('form', { name: 'Kart bilgileri' });
  fillIn();
  await waitFor(() => {
    expect(requestsOf(page.shop, 'card.bin')).toHaveLength(1);
  });
  await waitFor(async () => {
    expect(await pay()).toHaveAttribute('aria-busy', 'false');
  });
  return page;
}
const frame = () => screen.findByTitle('Kartla ödeme');

it('a cart that was ordered at another computer meanwhile is not paid', { tags: ['D-78'] }, async () => {
  const { user, shop } = await showFilledIn();
  shop.cart.clear();
  await user.click(await pay());
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
  });
  await isHeld(true);
  expect(screen.queryByTitle('Kartla ödeme')).toBeNull();
  // The button that was pressed may stand a window further down.
  expect(screen.getByRole('link', { name: 'Sepete dön' })).toHaveFocus();
});

it('a cart that is still the same is asked for once, and paid', { tags: ['D-78'] }, async () => {
  const { user, shop } = await showFilledIn();
  const before = requestsOf(shop, 'cart.get').length;
  // It is the answer that lets the press go on, and no clock.
  const set = setTimeout;
  vi.spyOn(window, 'setTimeout').mockImplementation((run, delay) => set(delay === 3_000 ? () => undefined : run, delay));
  await user.click(await pay());
  await frame();
  expect(requestsOf(shop, 'cart.get')).toHaveLength(before + 1);
});

it('a cart that cannot be asked for is paid as it stands', { tags: ['D-78'] }, async () => {
  const { user } = await showFilledIn();
  answerRequests(500, '');
  await user.click(await pay());
  await frame();
});

it('a cart that does not come is waited for 3 s', { tags: ['D-78'] }, async () => {
  const { user } = await showFilledIn();
  holdLookups();
  const timers = vi.spyOn(window, 'setTimeout');
  await user.click(await pay());
  expect(await pay()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Taksit seçenekleri/, { selector: '[role=status]' })).toBeNull();
  const patience = timers.mock.calls.find(([, delay]) => delay === 3_000)?.[0];
  if (typeof patience !== 'function') throw new Error('nobody waits for the cart');
  patience();
  await frame();
});

it(
  'a cart that the payment itself empties, before it says that it has succeeded, is no other cart',
  { tags: ['D-78'] },
  async () => {
    const { user, shop } = await showFilledIn();
    await user.click(await pay());
    const opened = await frame();
    shop.cart.clear();
    new BroadcastChannel('vitrin').postMessage({ kind: 'cart' });
    await screen.findByRole('button', { name: 'Sepet' });
    expect(opened).toBeVisible();
    expect(screen.queryByText(SAID)).toBeNull();
  },
);
