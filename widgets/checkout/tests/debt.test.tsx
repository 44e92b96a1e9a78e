import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { paidOrder, showCheckout } from './checkoutPage';

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('has its own two steps and words, and asks for the overdue amount first', async () => {
  await showCheckout({ type: 'CheckoutPayment', items: [], totals: null });
  expect(steps()).toEqual(['1Ödeme Bilgileri', '2Ödeme Sonucu']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Adım 1 / 2: Ödeme Bilgileri');
  const amount = await screen.findByRole('textbox', { name: /^Tutar/ });
  expect(amount).toHaveValue('1.250,00');
  const card = screen.getByRole('textbox', { name: /^Kart numarası/ });
  expect(amount.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Ödeme özeti' })).toHaveTextContent('Ödenecek tutar₺1.250,00');
  });
});

it('leaves the amount to be typed where nothing is overdue', async () => {
  await showCheckout(
    { type: 'CheckoutPayment', items: [], totals: null },
    { page: { debitAging: { overdueBalance: 0, overdueBalanceExpiryDay: 0, currency: 'TL' } } },
  );
  expect(await screen.findByRole('textbox', { name: /^Tutar/ })).toHaveValue('');
});

it('ends with its own result', async () => {
  await showCheckout({
    type: 'CheckoutSummary',
    items: [],
    totals: null,
    result: { ...paidOrder, paymentType: 'pay', order: null },
  });
  expect(steps()).toEqual(['Ödeme Bilgileri (tamamlandı)', 'Ödeme Sonucu (tamamlandı)']);
});
