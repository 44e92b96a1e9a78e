import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { box, product, row, showProducts, table, titles, tl } from '@/testing/productList';
import { CUSTOMER } from './columns';

it('shows a visitor neither prices nor stock', { tags: ['S1-1.04', 'S1-6.02', 'S2-6.01'] }, async () => {
  await showProducts([product(1, { listPrice: tl(200) })], { scenario: { as: 'visitor' } });
  await table();
  expect(titles()).toEqual(CUSTOMER.filter((title) => !['Raf Kodu', 'Liste fiyatı', 'Satış fiyatı', 'Stok'].includes(title)));
  expect(document.body).not.toHaveTextContent(/₺|50 ADET/);
  expect(screen.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
});

it.each([
  ['visitor', true],
  ['customer', false],
] as const)(
  'has no empty column, and shows the way to the login, where a %s is told no price: %s',
  { tags: ['D-24'] },
  async (as, leads) => {
    const settings = { showPriceStatus: '1', showStokInfo: '1' };
    await showProducts([product(1, { salePrice: tl(0) }), product(2, { salePrice: tl(0) })], { scenario: { as, settings } });
    await table();
    expect(titles()).not.toContain('Miktar');
    expect(screen.getAllByText('Fiyat Sorunuz').length).toBeGreaterThan(1);
    expect(screen.queryAllByRole('link', { name: 'Giriş yap' })).toHaveLength(leads ? 1 : 0);
  },
);

it('shows a visitor who sees prices no way to the login', { tags: ['S1-6.02'] }, async () => {
  const settings = { showPriceStatus: '1', showStokInfo: '1' };
  await showProducts([product(1), product(2, { salePrice: tl(0) })], { scenario: { as: 'visitor', settings } });
  await table();
  expect(titles()).toContain('Miktar');
  expect(screen.queryByRole('link', { name: 'Giriş yap' })).toBeNull();
});

it('shows prices with tax, and says so', { tags: ['S1-3.22'] }, async () => {
  await showProducts([product(1)], { scenario: { settings: { productsWithKdv: '1' } } });
  await table();
  expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺120,00' });
  expect(screen.getByText('Fiyatlar KDV dahil')).toBeVisible();
});

it(
  'names the unit of a price that is for several pieces, what one piece costs, and once that tax is not in them',
  { tags: ['D-73'] },
  async () => {
    const pack = { ...box(100), value: 'PAKET', defaultPrice: tl(39.87) };
    const packed = { defaultUnit: pack, units: [product(2).defaultUnit, pack], salePrice: tl(39.87) };
    await showProducts([product(1), product(2, packed), product(3, { taxRate: null })]);
    await table();
    expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺100,00' });
    expect(row('Ürün 2')).toMatchObject({ 'Satış fiyatı': '₺39,87 / PAKET₺0,40/ADET' });
    expect(screen.getAllByText(/KDV hariç/)).toHaveLength(1);
  },
);

it(
  'counts what one piece costs from the exact price of the pack, not from the rounded one',
  { tags: ['D-15', 'D-73'] },
  async () => {
    const packed = (pieces: number, price: number) => {
      const pack = { ...box(pieces), value: 'PAKET', defaultPrice: tl(price) };
      return { defaultUnit: pack, units: [product(1).defaultUnit, pack], salePrice: tl(price) };
    };
    await showProducts([product(1, packed(10, 0.514)), product(2, packed(2, 2.9894))]);
    await table();
    expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺0,51 / PAKET₺0,0514/ADET' });
    expect(row('Ürün 2')).toMatchObject({ 'Satış fiyatı': '₺2,99 / PAKET₺1,49/ADET' });
  },
);

it('says of a price alone what its list says of all others wrongly', { tags: ['D-73', 'D-81'] }, async () => {
  await showProducts([product(1), product(2, { taxRate: null })], { scenario: { settings: { productsWithKdv: '1' } } });
  await table();
  expect(row('Ürün 1')).toMatchObject({ 'Satış fiyatı': '₺120,00' });
  expect(row('Ürün 2')).toMatchObject({ 'Satış fiyatı': '₺100,00KDV hariç' });
});

it('says it of plan prices, too', { tags: ['D-73', 'D-81'] }, async () => {
  const settings = { productsWithKdv: '1', showPaymentPlanPrice: '1' };
  const prices = { advencePrice1: tl(90) };
  await showProducts([product(1, prices), product(2, { ...prices, taxRate: null })], { scenario: { settings } });
  await table();
  expect(row('Ürün 1')).toMatchObject({ Peşin: '₺108,00' });
  expect(row('Ürün 2')).toMatchObject({ Peşin: '₺90,00 KDV hariç' });
});

it('shows a column for each payment plan in the place of the sale price', { tags: ['S1-2.29', 'S1-3.33', 'D-21'] }, async () => {
  const plan = (name: string, priceName: string) => ({ name, priceName, varsayilan: '0', isVirtual: '0' });
  const advencePriceInfo = [
    plan('Peşin', 'advencePrice2'),
    plan('30 Gün', 'advencePrice1'),
    plan('Bilinmez', 'advencePrice9'),
    plan('60 Gün', 'advencePrice3'),
    plan('90 Gün', 'advencePrice4'),
    plan('Kart', 'advencePrice5'),
  ];
  const prices = { advencePrice1: tl(110), advencePrice2: { value: 10, currency: 'USD' }, advencePrice3: tl(0) };
  const items = [product(1, prices), product(2, { salePrice: tl(0), units: [product(2).defaultUnit, box(12)] })];
  await showProducts(items, { page: { settings: { showPriceStatus: '1', showPaymentPlanPrice: '1', advencePriceInfo } } });
  await table();
  expect(titles()).toEqual(expect.arrayContaining(['Peşin', '30 Gün', '60 Gün', '90 Gün', 'Kart']));
  expect(titles()).not.toContain('Satış fiyatı');
  expect(row('Ürün 1')).toMatchObject({ Peşin: '₺325,00', '30 Gün': '₺110,00', '60 Gün': '-Fiyat yok' });
  expect(row('Ürün 2')).toMatchObject({ Peşin: 'Stok sorunuz.', '30 Gün': '-Fiyat yok' });
});

it('names the unit of plan prices where the row is bought in another', { tags: ['D-30', 'D-73'] }, async () => {
  const units = [product(1).defaultUnit, box(12)];
  const { user } = await showProducts([product(1, { units, advencePrice1: tl(90) })], {
    scenario: { settings: { showPaymentPlanPrice: '1' } },
  });
  await table();
  expect(row('Ürün 1')).toMatchObject({ Peşin: '₺90,00' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Birim: Ürün 1' }), '77');
  expect(row('Ürün 1')).toMatchObject({ Peşin: '₺90,00 / ADET' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Birim: Ürün 1' }), '10');
  expect(row('Ürün 1')).toMatchObject({ Peşin: '₺90,00' });
});
