import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { shopWithCart } from '@/testing/cart';
import { checkoutOf, showCheckout, sums } from './checkoutPage';

const plans = { settings: { showPaymentPlanPrice: '1' } };

describe('the cart preview', () => {
  it('lists what is bought, with quantity, unit, tax, price and amount', { tags: ['S2-2.13'] }, async () => {
    const { shop } = await showCheckout();
    const [item] = shop.cart.items();
    const table = screen.getByRole('table', { name: 'Ürünler' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ürün', 'Miktar', 'Birim', 'KDV', 'Birim fiyat (KDV\u00a0hariç)', 'Tutar']);
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(item?.product.name ?? '-');
    expect(row).toHaveTextContent(item?.product.code ?? '-');
    const lira = (value: number) => `₺${value.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    const { value } = item?.productUnit.defaultPrice ?? { value: 0 };
    expect(
      within(row ?? table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', 'ADET', '%20', lira(value), lira(value * 2)]);
    for (const role of ['textbox', 'spinbutton', 'combobox', 'button']) expect(within(table).queryByRole(role)).toBeNull();
  });

  it('says the totals of the server, whatever the lines come to', { tags: ['S2-2.14', 'S2-3.07', 'S2-9.10'] }, async () => {
    await showCheckout({ totals: { subTotal: '1000', tax: 200, tryTotal: 1200 } });
    expect(sums()).toEqual({ 'Ara toplam': '₺1.000,00', KDV: '₺200,00', 'Genel toplam': '₺1.200,00' });
  });

  it.each([[null], [{}], [[]], [{ subTotal: null, tax: '', tryTotal: null }]])(
    'sums the lines itself where the server does not: %j',
    { tags: ['S2-2.14', 'S2-4.09', 'D-38'] },
    async (none) => {
      const shop = shopWithCart(2);
      await showCheckout({ totals: none }, { shop });
      const own = sums();
      const { totals } = checkoutOf(shop) as { totals: { tryTotal: number } };
      expect(own['Genel toplam']).toBe(`₺${totals.tryTotal.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`);
    },
  );

  it('shows the exact unit price where the shown one and the quantity do not make the amount', { tags: ['D-72'] }, async () => {
    const shop = shopWithCart(1);
    const [item] = shop.cart.items();
    const productUnit = { ...item?.productUnit, defaultPrice: { value: 3.7733, currency: 'TL' } };
    await showCheckout({ items: [{ ...item, productUnit, quantity: 3 }] }, { shop });
    const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(texts.slice(-2)).toEqual(['₺3,77 Tam birim fiyat ₺3,7733', '₺11,32']);
  });

  it('shows a dash for a tax rate that nobody knows, sums it as none and says so', { tags: ['D-81'] }, async () => {
    const shop = shopWithCart(1);
    const [item] = shop.cart.items();
    const items = [{ ...item, product: { ...item?.product, taxRate: null } }];
    await showCheckout({ items, totals: null }, { shop });
    expect(screen.getByRole('cell', { name: '–' })).toBeVisible();
    expect(sums().KDV).toBe('₺0,00');
    expect(screen.getByText('KDV oranı bilinmeyen ürünlere KDV eklenmedi')).toBeVisible();
  });

  it("says nothing of that under the server's own totals", async () => {
    const shop = shopWithCart(1);
    const [item] = shop.cart.items();
    const items = [{ ...item, product: { ...item?.product, taxRate: undefined } }];
    await showCheckout({ items, totals: { subTotal: 10, tax: 2, tryTotal: 12 } }, { shop });
    expect(screen.getByRole('cell', { name: '–' })).toBeVisible();
    expect(screen.queryByText(/bilinmeyen/)).toBeNull();
  });

  it('shows no prices where the shop shows none, but what is to be paid', async () => {
    await showCheckout({}, { scenario: { settings: { showPriceStatus: '0' } } });
    expect(screen.queryByRole('columnheader', { name: 'Tutar' })).toBeNull();
    expect(Object.keys(sums())).toEqual(['Genel toplam']);
  });

  it('marks where the customer is', { tags: ['S2-2.11'] }, async () => {
    await showCheckout();
    const list = screen.getByRole('list', { name: 'Ödeme adımları' });
    // Without bullets it is a list to VoiceOver only if it says so.
    expect(list).toHaveAttribute('role', 'list');
    const steps = within(list).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Sepet Önizleme', '2Ödeme Bilgileri', '3Alışveriş Özeti']);
  });

  it('begins with what the cart page posted, and its totals are under that plan', { tags: ['S2-4.08'] }, async () => {
    await showCheckout(
      { description: 'Rampa 2', advencePrice: 'advencePrice2', totals: { subTotal: 10, tax: 2, tryTotal: 12 } },
      { scenario: plans },
    );
    expect(screen.getByRole('textbox', { name: 'Açıklama' })).toHaveValue('Rampa 2');
    expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('30 Gün');
    expect(sums()['Genel toplam']).toBe('₺12,00');
  });

  it(
    "sums the lines anew under another plan, and comes back to the server's totals with its own",
    { tags: ['S2-4.09'] },
    async () => {
      const { user } = await showCheckout({ totals: { subTotal: 10, tax: 2, tryTotal: 12 } }, { scenario: plans });
      await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
      expect(sums()['Genel toplam']).not.toBe('₺12,00');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Peşin');
      expect(sums()['Genel toplam']).toBe('₺12,00');
    },
  );

  it("sums the lines where the server's totals are under a plan that is not offered", { tags: ['S2-4.09'] }, async () => {
    await showCheckout({ advencePrice: 'advencePrice5', totals: { subTotal: 10, tax: 2, tryTotal: 12 } }, { scenario: plans });
    expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('Peşin');
    expect(sums()['Genel toplam']).not.toBe('₺12,00');
  });

  it('leaves a plan that the page offers no more', { tags: ['D-74'] }, async () => {
    const { user, shop } = await showCheckout({ totals: { subTotal: 10, tax: 2, tryTotal: 12 } }, { scenario: plans });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
    const page = document.getElementById('vitrin-page');
    const data = pageData(shop);
    const advencePriceInfo = [{ name: 'Peşin', priceName: 'advencePrice1' }];
    page?.replaceChildren(JSON.stringify({ ...data, settings: { ...data.settings, advencePriceInfo } }));
    await waitFor(() => {
      expect(screen.queryByRole('option', { name: '30 Gün' })).toBeNull();
    });
    expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('Peşin');
    expect(sums()['Genel toplam']).toBe('₺12,00');
  });

  it('offers branch, payment plan and a description', { tags: ['S2-2.24'] }, async () => {
    await showCheckout({}, { scenario: plans });
    expect(screen.getByRole('combobox', { name: 'Şube' })).toHaveDisplayValue('Merkez');
    expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Açıklama' })).toBeVisible();
  });

  it('has neither plans nor branches nor payment links where the shop has none', { tags: ['S2-2.26'] }, async () => {
    await showCheckout({}, { scenario: { settings: { b2b_cari_odeme_baglantisi: '0' } }, page: { branches: [] } });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ödeme Bağlantısı Oluştur' })).toBeNull();
  });

  it('leads back to the cart where nothing is in it', async () => {
    await showCheckout({ items: [] });
    expect(screen.getByText('Sepetiniz boş.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sepete dön' })).toHaveAttribute('href', '/sepet');
    expect(screen.queryByRole('button', { name: 'Devam Et' })).toBeNull();
  });
});

describe('a line that cannot be read', { tags: ['D-68'] }, () => {
  const withOddLine = (data: object) => {
    const shop = shopWithCart(2);
    const [first, second] = shop.cart.items();
    return showCheckout({ items: [first, { ...second, productUnit: null }], ...data }, { shop });
  };
  const sumsPanel = () => screen.getByRole('region', { name: 'Sipariş özeti' });

  it('stays with the others, is told, and leaves the totals to the server', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await withOddLine({ totals: { subTotal: 1000, tax: 200, tryTotal: 1200 } });
    expect(sums()['Genel toplam']).toBe('₺1.200,00');
    const rows = within(screen.getByRole('table', { name: 'Ürünler' })).getAllByRole('row');
    expect([...(rows[2]?.children ?? [])].map(({ textContent }) => textContent).slice(1)).toEqual([
      '2',
      '',
      '–',
      '-Fiyat yok',
      '-Fiyat yok',
    ]);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining('1 of 2 cart lines cannot be read. items.1.productUnit: received null'),
    ]);
    warn.mockRestore();
  });

  it('has none where the server says none', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await withOddLine({ totals: null });
    expect(within(sumsPanel()).getByText('Bir satırın fiyatı okunamadı')).toBeVisible();
    expect(sumsPanel().querySelector('dl')).toBeNull();
    warn.mockRestore();
  });
});

it('names what a piece costs beneath the price of a unit of several', { tags: ['D-73'] }, async () => {
  const shop = shopWithCart(2);
  const [pack, piece] = shop.cart
    .items()
    .map((item, at) => ({
      ...item,
      productUnit: { ...item.productUnit, value: at === 0 ? 'PAKET' : 'ADET', multiplier: at === 0 ? 100 : 1 },
    }));
  await showCheckout({ items: [pack, piece] }, { shop });
  const [, ofPack, ofPiece] = screen.getAllByRole('row');
  expect(ofPack).toHaveTextContent(/₺[\d.,]+\/ADET/);
  expect(ofPiece).not.toHaveTextContent('/ADET');
});
