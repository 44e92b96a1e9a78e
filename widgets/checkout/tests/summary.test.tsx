import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { paidOrder, showCheckout, sums } from './checkoutPage';

const totals = { subTotal: 800, tax: 200, tryTotal: 1000 };
const summary = (result: object | null, data: object = {}) => showCheckout({ type: 'CheckoutSummary', totals, result, ...data });
const valueOf = (label: string) => screen.getByText(label).nextSibling;

describe('a payment that succeeded', () => {
  it(
    'says so, with the order number, the amount paid, the description, the lines and the commission',
    { tags: ['S2-2.15', 'S2-2.19', 'S2-2.20', 'S2-2.21', 'S2-2.23', 'S2-3.05', 'S2-9.10'] },
    async () => {
      const { shop } = await summary(paidOrder);
      expect(screen.getByText('Ödeme başarılı.')).toBeVisible();
      expect(valueOf('Sipariş numarası')).toHaveTextContent('SP-7');
      expect(valueOf('Ödenen tutar')).toHaveTextContent('₺1.035,00');
      expect(valueOf('Açıklama')).toHaveTextContent('Acele sevk');
      expect(within(screen.getByRole('table', { name: 'Ürünler' })).getAllByRole('row')).toHaveLength(3);
      expect(sums()).toEqual({
        'Ara toplam': '₺800,00',
        KDV: '₺200,00',
        'Kart komisyonu': '₺35,00',
        'Genel toplam': '₺1.035,00',
      });
      expect(screen.queryByRole('button', { name: /Ödeme|Devam/ })).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
      await waitFor(() => {
        expect(shop.requests.map(({ call }) => call)).toEqual(['cart.get']);
      });
    },
  );

  it('offers neither choices nor payment links any more', { tags: ['S2-2.24', 'S2-2.38'] }, async () => {
    const settings = { showPaymentPlanPrice: '1', b2b_cari_odeme_baglantisi: '1' };
    await showCheckout({ type: 'CheckoutSummary', totals, result: paidOrder }, { scenario: { settings } });
    expect(screen.getByText('Ödeme başarılı.')).toBeVisible();
    for (const role of ['combobox', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ödeme Bağlantısı Oluştur' })).toBeNull();
  });

  it('names a commission of nothing for instalments', { tags: ['S2-2.15'] }, async () => {
    await summary({ ...paidOrder, amount: 1000 });
    expect(sums()['Kart komisyonu']).toBe('₺0,00');
  });

  it('names no commission for a single payment of the amount', { tags: ['S2-2.15'] }, async () => {
    await summary({ ...paidOrder, amount: '1000', mailOrder: { installment: 1 } });
    expect(Object.keys(sums())).toEqual(['Ara toplam', 'KDV', 'Genel toplam']);
  });

  it('of less than the order says what the order comes to: no commission explains that', { tags: ['S2-2.15'] }, async () => {
    await summary({ ...paidOrder, amount: 900 });
    expect(valueOf('Ödenen tutar')).toHaveTextContent('₺900,00');
    expect(sums()).toEqual({ 'Ara toplam': '₺800,00', KDV: '₺200,00', 'Genel toplam': '₺1.000,00' });
  });

  it('of an amount as a server counts it in binary names no commission', { tags: ['S2-2.15', 'S2-9.10'] }, async () => {
    const data = { totals: { ...totals, tryTotal: 999.9900000000002 } };
    await summary({ ...paidOrder, amount: 999.99, mailOrder: { installment: 1 } }, data);
    expect(sums()).toEqual({ 'Ara toplam': '₺800,00', KDV: '₺200,00', 'Genel toplam': '₺999,99' });
  });

  it('of a debt has no order number, no lines and no summary', { tags: ['S2-2.21', 'S2-2.23'] }, async () => {
    await summary({ ...paidOrder, paymentType: 'pay', order: null, description: ' ' }, { items: [], totals: null });
    expect(screen.getByText('Ödeme başarılı.')).toBeVisible();
    expect(screen.queryByText('Sipariş numarası')).toBeNull();
    expect(screen.queryByText('Açıklama')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([[[]], [{ installment: '', cardNumber: null }]])('has no slip to print where none came: %j', async (mailOrder) => {
    await summary({ ...paidOrder, paymentType: '', mailOrder });
    expect(screen.getByText('Ödeme başarılı.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mail Order Yazdır' })).toBeNull();
  });

  it('takes the lines of the result where the container names none', { tags: ['S2-3.05'] }, async () => {
    const orderProducts = shopWithCart(3).cart.items();
    await summary({ ...paidOrder, order: { id: 9, orderProducts }, orderId: null }, { items: null, totals: null });
    expect(valueOf('Sipariş numarası')).toHaveTextContent('9');
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  });
});

describe('any other end', () => {
  it('says that a payment failed, and leads back to it', { tags: ['S2-3.06'] }, async () => {
    await summary({ succeed: '0' }, { items: [], totals: null });
    expect(screen.getByRole('alert')).toHaveTextContent('Ödeme tamamlanamadı.');
    expect(screen.getByRole('link', { name: 'Ödemeyi tekrar dene' })).toHaveAttribute('href', '/odeme');
    expect(screen.queryByText('(tamamlandı)')).toBeNull();
  });

  it('of a debt leads back to where debts are paid, and not to the cart and its payment', { tags: ['S2-3.06'] }, async () => {
    const failed = { succeed: false, paymentType: 'pay' };
    await summary(failed, { items: [], totals: null });
    expect(screen.getByRole('link', { name: 'Ödemeyi tekrar dene' })).toHaveAttribute('href', '/odeme/cari');
    expect(screen.queryByRole('link', { name: 'Sepete dön' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Alışverişe devam et' })).toHaveAttribute('href', '/');
  });

  it.each([[null], [{}], [{ amount: 10 }], [{ succeed: 'true' }], [{ succeed: '' }]])(
    'claims nothing where the result does not say (%j)',
    { tags: ['S2-3.06'] },
    async (result) => {
      await summary(result, { items: [], totals: null });
      expect(screen.getByText('Gösterilecek bir ödeme sonucu yok.')).toBeVisible();
      expect(screen.queryByText('Ödeme başarılı.')).toBeNull();
      // It may have been paid.
      expect(screen.queryByRole('link', { name: 'Ödemeyi tekrar dene' })).toBeNull();
    },
  );
});
