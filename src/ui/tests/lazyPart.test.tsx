import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Warehouse from '@/commerce/product/dialogs/WarehouseDialog';
import { showCheckout } from '../../../widgets/checkout/tests/checkoutPage';
import { container, renderPage } from '@/testing/page';

const connection = vi.hoisted(() => ({ isBroken: true }));
afterEach(() => {
  connection.isBroken = true;
});

vi.mock('@/commerce/product/dialogs/WarehouseDialog', async (importOriginal) => {
  const dialog = await importOriginal<typeof Warehouse>();
  return {
    get WarehouseDialog() {
      if (connection.isBroken) throw new Error('the connection broke');
      return dialog.WarehouseDialog;
    },
  };
});

// The card form has tests of its own; here it only comes, or it does not.
vi.mock('../../../widgets/checkout/payment/CardPayment', () => ({
  get default() {
    if (connection.isBroken) throw new Error('the connection broke');
    return () => <form aria-label="Kart" />;
  },
}));

const unit = { id: 72, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 1700, currency: 'TL' } };
const product = {
  id: 7,
  name: 'Vida M8',
  quantity: 25,
  defaultUnit: unit,
  units: [unit],
  salePrice: { value: 1700, currency: 'TL' },
  inventory: [{ warehouseName: 'Merkez', quantity: 24 }],
};

describe('code that does not load', () => {
  it('of a dialog is told, and the next click opens it', async () => {
    const { user } = await renderPage(
      container('product-list', { items: [product], total: 1, page: 1, pages: 1, sort: 'name' }),
      { scenario: { settings: { stockInfoStatus: '0' } } },
    );
    const opener = await screen.findByRole('button', { name: /depo stoklarını göster: Vida M8$/ });
    await user.click(opener);
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu bölüm yüklenemedi.');
    expect(screen.queryByRole('dialog')).toBeNull();

    connection.isBroken = false;
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Depo stokları' })).toBeVisible();
  });

  it('of the card form is an alert, whose button fetches it again', async () => {
    const { user } = await showCheckout({ type: 'CheckoutPayment' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ödeme formu yüklenemedi.');

    connection.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(screen.getByRole('heading', { name: /Ödeme Bilgileri/ })).toHaveFocus();
    expect(await screen.findByRole('form', { name: 'Kart' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
