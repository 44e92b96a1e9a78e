import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Due } from '../rules/card/due';
import { shopWithCart } from '@/testing/cart';
import { container } from '@/testing/page';
import { gate, stayHere } from '@/testing/requests';
import { showCheckout, sums } from './checkoutPage';

interface FormProps {
  readonly formId: string;
  readonly amount: number | null;
  readonly description: string;
  readonly advencePrice: string;
  readonly onDue: (due: Due) => void;
  readonly onBusy: (busy: boolean) => void;
  readonly onSucceeded: (due: Due) => void;
}
const form = vi.hoisted(() => ({ props: null as FormProps | null, sent: 0 }));

// The card form has tests of its own; here it only says what it was given, and what its dialog would say.
vi.mock('../payment/CardPayment', async () => {
  const { useLayoutEffect } = await import('react');
  return {
    default: function StandIn(props: FormProps) {
      const { amount, onDue } = props;
      form.props = props;
      useLayoutEffect(() => {
        onDue({ amount: amount ?? 0, installment: 1, total: amount ?? 0, monthly: amount ?? 0 });
      }, [amount, onDue]);
      return (
        <form
          id={props.formId}
          aria-label="Kart"
          onSubmit={(event) => {
            event.preventDefault();
            form.sent += 1;
          }}
        />
      );
    },
  };
});

const dueOf = (amount: number): Due => ({ amount, installment: 1, total: amount, monthly: amount });
const IN_THREE: Due = { amount: 1000, installment: 3, total: 1035, monthly: 345 };
const totals = { subTotal: 1000, tax: 0, tryTotal: 1000 };
const pay = () => screen.getByRole('button', { name: 'Ödeme Yap' });

async function showPayment(data: object = {}, options: Parameters<typeof showCheckout>[1] = {}) {
  form.sent = 0;
  const page = await showCheckout({ type: 'CheckoutPayment', totals, ...data }, options);
  await screen.findByRole('form', { name: 'Kart' });
  const lastText = <Name extends 'onDue' | 'onBusy' | 'onSucceeded'>(name: Name, value: Parameters<FormProps[Name]>[0]) => {
    const tell = form.props?.[name] as ((value: Parameters<FormProps[Name]>[0]) => void) | undefined;
    tell?.(value);
  };
  return { ...page, told: lastText };
}

describe('the payment', () => {
  it('gives the card form amount, description and plan, and says only what is to be paid', { tags: ['S2-2.16'] }, async () => {
    const { user, told } = await showPayment(
      { description: 'Rampa', advencePrice: 'advencePrice3' },
      { scenario: { settings: { showPaymentPlanPrice: '1' } } },
    );
    expect(form.props).toMatchObject({ amount: 1000, description: 'Rampa', advencePrice: 'advencePrice3' });
    expect(sums()).toEqual({ 'Ödenecek tutar': '₺1.000,00' });
    told('onDue', IN_THREE);
    await waitFor(() => {
      expect(sums()).toEqual({ 'Ödenecek tutar': '₺1.035,00' });
    });
    await user.type(screen.getByRole('textbox', { name: 'Açıklama' }), ' 2');
    expect(form.props?.description).toBe('Rampa 2');
  });

  it('sends the form with its main button, and not while a payment is under way', { tags: ['S2-2.18'] }, async () => {
    const { user, told } = await showPayment();
    await user.click(pay());
    expect(form.sent).toBe(1);
    told('onBusy', true);
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-disabled', 'true');
    });
    await user.click(pay());
    expect(form.sent).toBe(1);
    expect(screen.getByRole('textbox', { name: 'Açıklama' }).closest('[inert]')).not.toBeNull();
  });

  it('waits for a branch that is being saved: it would be for the branch before', { tags: ['D-34'] }, async () => {
    const { user, server } = await showPayment({}, { page: { currentBranch: 99 } });
    const { open, opened } = gate();
    server.use(http.post('*/api/catalog/settings', () => opened, { once: true }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), 'Merkez');
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-disabled', 'true');
    });
    await user.click(pay());
    expect(form.sent).toBe(0);
    open();
  });

  it('offers a payment link over the amount before commission', { tags: ['S2-2.36'] }, async () => {
    const { user, told } = await showPayment();
    told('onDue', IN_THREE);
    await user.click(screen.getByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
    expect(await screen.findByRole('textbox', { name: 'Tutar (TL)' })).toHaveValue('1000');
  });

  it('offers one over what was typed to be paid of a debt', { tags: ['S2-2.36'] }, async () => {
    const { user, told } = await showPayment({ items: [], totals: null });
    told('onDue', dueOf(250));
    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Ödeme özeti' })).toHaveTextContent('Ödenecek tutar₺250,00');
    });
    await user.click(screen.getByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
    expect(await screen.findByRole('textbox', { name: 'Tutar (TL)' })).toHaveValue('250');
  });

  it('says of no plan what another one comes to', { tags: ['D-14'] }, async () => {
    const shop = shopWithCart(1, { settings: { showPaymentPlanPrice: '1' } });
    const items = shop.cart
      .items()
      .map((item) => ({ ...item, productUnit: { ...item.productUnit, advencePrice2: { value: 5, currency: 'CHF' } } }));
    const { user } = await showPayment({ items }, { shop });
    const plan = screen.getByRole('combobox', { name: 'Ödeme planı' });
    await user.selectOptions(plan, '30 Gün');
    expect(await screen.findByText('Kuru bilinmeyen ürünler olduğu için toplam hesaplanamıyor.')).toBeVisible();
    expect(screen.queryByText('Ödenecek tutar')).toBeNull();
    expect(pay()).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(plan, 'Peşin');
    await waitFor(() => {
      expect(sums()).toEqual({ 'Ödenecek tutar': '₺1.000,00' });
    });
  });

  it('lets the payer of a debt type the amount', async () => {
    await showPayment({ items: [] });
    expect(form.props?.amount).toBeNull();
  });

  it('does not vanish while a payment is under way', async () => {
    form.sent = 0;
    const { user } = await showCheckout({ totals });
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await screen.findByRole('form', { name: 'Kart' });
    form.props?.onBusy(true);
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-disabled', 'true');
    });
    history.back();
    await waitFor(() => {
      expect(history.state).toBeNull();
    });
    expect(screen.getByRole('form', { name: 'Kart' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sepet önizlemeye dön' })).toBeNull();
    form.props?.onBusy(false);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Devam Et' })).toBeVisible();
    });
  });
});

describe('a payment that succeeded', () => {
  it('is told to the page, which goes to the summary', { tags: ['S2-2.28'] }, async () => {
    const { events, told } = await showPayment();
    const seen: string[] = [];
    document.addEventListener(
      'vitrin:before-navigate',
      (event) => {
        seen.push(event.detail.url);
        event.preventDefault();
      },
      { once: true },
    );
    told('onSucceeded', dueOf(1000));
    await waitFor(() => {
      expect(seen).toEqual(['/odeme/ozet']);
    });
    const [announced] = events.filter(({ type }) => type === 'vitrin:payment-succeeded');
    expect(announced?.detail).toEqual({ paymentType: 'order', amount: 1000, orderId: null });
    expect((announced?.target as HTMLElement).dataset.widget).toBe('checkout');
  });

  it('shows in place where the page has no summary', { tags: ['S2-2.20'] }, async () => {
    const { told, shop } = await showPayment({}, { page: { routes: {} } });
    document.body.insertAdjacentHTML('beforeend', container('cart-icon'));
    await screen.findByRole('button', { name: 'Sepet, 2 ürün' });
    told('onDue', IN_THREE);
    await screen.findAllByText('1.035,00', { exact: false });
    shop.cart.clear();
    told('onSucceeded', IN_THREE);
    expect(await screen.findByText('Ödeme başarılı.')).toBeVisible();
    expect(screen.getByText('Ödenen tutar').nextSibling).toHaveTextContent('₺1.035,00');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await waitFor(() => {
      expect(document.querySelector('.vt-announcer')).toHaveTextContent('Ödeme başarılı. Ödenen tutar: ₺1.035,00');
    });
    expect(screen.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Sepet' })).toBeVisible();
    // It is the payment that has emptied the cart: there is nothing to go back for.
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows in place, too, where the page is still there after a while', { tags: ['S2-2.20'] }, async () => {
    // It stands on this very page: nothing is loaded.
    const { told } = await showPayment({}, { page: { routes: { checkoutSummary: '/odeme#ozet' } } });
    const timers = vi.spyOn(window, 'setTimeout');
    told('onSucceeded', dueOf(1000));
    await waitFor(() => {
      expect(pay()).toHaveAttribute('aria-busy', 'true');
    });
    const patience = timers.mock.calls.find(([, delay]) => delay === 10_000)?.[0];
    if (typeof patience !== 'function') throw new Error('nobody looks whether the page was left');
    patience();
    expect(await screen.findByText('Ödeme başarılı.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ödeme Yap' })).toBeNull();
  });

  it('of a debt is no order', async () => {
    const { events, told } = await showPayment({ items: [] });
    stayHere();
    told('onSucceeded', dueOf(50));
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:payment-succeeded')?.detail).toEqual({
        paymentType: 'pay',
        amount: 50,
        orderId: null,
      });
    });
  });
});
