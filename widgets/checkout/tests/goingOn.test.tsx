import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { nextTask } from '@/runtime/page/nextTask';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { stayHere } from '@/testing/requests';
import { checkoutOf, showCheckout, sums } from './checkoutPage';

const heading = () => screen.getByRole('heading', { level: 2 });

describe('going on', () => {
  it(
    'shows the payment in place, takes the focus to its heading, and back returns',
    { tags: ['S2-2.17', 'S2-4.07'] },
    async () => {
      const { user } = await showCheckout();
      // Nothing lies ahead in the history that a new entry would take the place of.
      history.pushState(history.state, '');
      const before = history.length;
      await user.click(screen.getByRole('button', { name: 'Devam Et' }));
      expect(heading()).toHaveTextContent('Ödeme Bilgileri');
      expect(heading()).toHaveFocus();
      expect(history.length).toBe(before + 1);
      expect(Object.keys(sums())).toEqual(['Ödenecek tutar']);
      await user.click(screen.getByRole('button', { name: 'Sepet önizlemeye dön' }));
      await waitFor(() => {
        expect(heading()).toHaveTextContent('Sepet Önizleme');
      });
      expect(heading()).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Devam Et' })).toBeVisible();
    },
  );

  it('takes the second click of a double click for none of what stands there by then', async () => {
    const { user } = await showCheckout();
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await screen.findByRole('form', { name: 'Kart bilgileri' });
    // There by now, so that a dialog would stand by the end of this test.
    await import('../paymentLink/PaymentLinkDialog');
    for (const name of ['Ödeme Bağlantısı Oluştur', 'Ödeme Yap', 'Sepet önizlemeye dön'])
      fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
    await nextTask();
    expect(screen.queryByText('Kart bilgilerini eksiksiz doldurunuz!')).toBeNull();
    // Behind whatever these have begun.
    await user.click(screen.getByRole('button', { name: 'Ödeme Yap' }));
    expect(await screen.findByText('Kart bilgilerini eksiksiz doldurunuz!', { selector: '[role=alert] *' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.state).toEqual({ vitrinStep: 'CheckoutPayment' });
    expect(heading()).toHaveTextContent('Ödeme Bilgileri');
  });

  it('asks for no card where nothing is in the cart any more, as after its payment and the way back', async () => {
    await showCheckout({ items: [], totals: null });
    // The entry of the history in which the payment was.
    history.replaceState({ vitrinStep: 'CheckoutPayment' }, '');
    fireEvent.popState(window);
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    expect(heading()).toHaveTextContent('Sepet Önizleme');
    expect(screen.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
  });

  it('keeps what was written', { tags: ['S2-4.07'] }, async () => {
    const { user } = await showCheckout();
    await user.type(screen.getByRole('textbox', { name: 'Açıklama' }), 'Acele');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    expect(screen.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Acele');
  });

  it('goes to the page that the shop names', { tags: ['S2-2.17'] }, async () => {
    const { user, events } = await showCheckout({ next: '/odeme/kart' });
    stayHere();
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    expect(events.at(-1)?.detail).toEqual({ url: '/odeme/kart', how: 'assign' });
    expect(heading()).toHaveTextContent('Sepet Önizleme');
  });
});

it.each([
  ['type', { type: 'Odeme' }, /"CheckoutPreview", "CheckoutPayment" or "CheckoutSummary"/],
  ['items.0.quantity', { items: [{ id: 1, product: { id: 1, name: 'Vida' }, productUnit: {}, quantity: 'x' }] }, /a number/],
  ['totals.tryTotal', { totals: { subTotal: 1, tax: 1 } }, /./],
  ['next', { next: 'javascript:alert(1)' }, /a path that starts with one \//],
  ['next', { next: '//evil.example' }, /a path that starts with one \//],
  ['result.paymentType', { type: 'CheckoutSummary', result: { paymentType: 'free' } }, /"pay" or "order"/],
])('says of a wrong %s what is allowed', { tags: ['S2-2.12', 'S2-3.05', 'S2-3.07'] }, async (field, data, allowed) => {
  const shop = shopWithCart(1);
  const { events } = await renderPage(container('checkout', checkoutOf(shop, data)), { shop });
  await waitFor(() => {
    expect(events.some(({ type }) => type === 'vitrin:error')).toBe(true);
  });
  const detail = events.find(({ type }) => type === 'vitrin:error')?.detail as { field: string; message: string };
  expect(detail.field).toBe(field);
  expect(detail.message).toMatch(allowed);
});

it('leaves the focus where it is as the page loads', async () => {
  const shop = shopWithCart(1);
  await renderPage(`<button autofocus>Menü</button>${container('checkout', checkoutOf(shop))}`, { shop });
  screen.getByRole('button', { name: 'Menü' }).focus();
  expect(await screen.findByRole('button', { name: 'Devam Et' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus();
});

it('of a visitor asks to sign in, as the cart page does', async () => {
  await showCheckout({ items: [], totals: null }, { scenario: { as: 'visitor' } });
  expect(screen.getByText('Sepetinizi görmek için bayi hesabınızla giriş yapın.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
  expect(screen.queryByText('Sepetiniz boş.')).toBeNull();
});
