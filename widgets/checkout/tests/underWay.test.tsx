import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pageData } from '@mocks/pageData';
import { shopWithCart } from '@/testing/cart';
import { fillIn, pay, toPay } from './agreedPage';
import { showCheckout, sums } from './checkoutPage';
import { say } from '../payment/tests/paymentFrame';

const RATES = [
  { id: 1, code: 'TL', exchangeRate: 1, default: true },
  { id: 2, code: 'USD', exchangeRate: 32.5 },
];

/** A page that begins with these rates, whose data then have others; what is shown has followed. */
async function haveRates(data: object, currencies: readonly object[]): Promise<void> {
  const element = document.getElementById('vitrin-page');
  if (!element) throw new Error('the page has no data');
  element.textContent = JSON.stringify({ ...data, currencies });
  window.vitrin?.refresh();
  await Promise.resolve();
}

const note = () => screen.getByRole('textbox', { name: 'Açıklama' });

/** A payment of 2 pieces of 10 USD each whose dialog is open. */
async function started() {
  const shop = shopWithCart(1);
  const items = shop.cart
    .items()
    .map((item) => ({
      ...item,
      product: { ...item.product, taxRate: 0 },
      productUnit: { ...item.productUnit, defaultPrice: { value: 10, currency: 'USD' } },
    }));
  const data = { ...pageData(shop), currencies: RATES, routes: {} };
  await showCheckout({ type: 'CheckoutPayment', items, totals: null }, { shop, page: data });
  await screen.findByRole('form', { name: 'Kart bilgileri' });
  fireEvent.input(note(), { target: { value: 'Rampa' } });
  fillIn();
  await waitFor(() => {
    expect(pay()).toHaveAttribute('aria-disabled', 'false');
  });
  expect(toPay()).toBe('₺650,00');
  pay().click();
  return { shop, data, frame: await screen.findByTitle<HTMLIFrameElement>('Kartla ödeme') };
}

/** The same once its frame has told that it succeeded. */
async function paid() {
  const page = await started();
  const { contentWindow: source } = page.frame;
  if (source) Object.assign(source.performance, { getEntriesByType: () => [] });
  fireEvent.load(page.frame);
  say({ payment_succeed: true }, { source });
  expect(await screen.findByText('Ödeme başarılı.')).toBeVisible();
  return page;
}

it('a payment under way stays, where the page has no rate any more for what is paid', { tags: ['D-78'] }, async () => {
  const { frame, data } = await started();
  await haveRates(data, RATES.slice(0, 1));
  expect(screen.getByTitle('Kartla ödeme')).toBe(frame);
  expect(note().closest('[inert]')).not.toBeNull();
  expect(toPay()).toBe('₺650,00');
});

it('what was paid is said as it was sent, whatever the rates are by then', { tags: ['D-78'] }, async () => {
  const { data } = await paid();
  const before = sums();
  expect(before['Genel toplam']).toBe('₺650,00');
  await haveRates(data, [...RATES.slice(0, 1), { id: 2, code: 'USD', exchangeRate: 40 }]);
  expect(sums()).toEqual(before);
});

it('what was written to a payment does not stand in the next one', { tags: ['D-81'] }, async () => {
  const { shop } = await paid();
  expect(screen.getByText('Rampa')).toBeVisible();
  await showCheckout({ type: 'CheckoutPayment' }, { shop });
  expect(note()).toHaveValue('');
});
