import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { product, row, showProducts, table, titles } from '@/testing/productList';

const inventory = [
  { warehouseName: 'Ankara', quantity: 30 },
  { warehouseName: 'İzmir', quantity: 20 },
];
const STOCK = { showStokInfo: '1', stockInfoStatus: '0' };

/** As wide as that every element is. */
const beWide = (width: number) => vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);

afterEach(() => {
  vi.restoreAllMocks();
});

it('have a column each where the list is wide', { tags: ['D-23'] }, async () => {
  beWide(1600);
  await showProducts([product(1, { inventory }), product(2)], { scenario: { settings: STOCK } });
  await table();
  expect(titles()).toEqual(expect.arrayContaining(['Ankara', 'İzmir']));
  expect(row('Ürün 1')).toMatchObject({ Stok: '50 ADET', Ankara: '30 ADET', İzmir: '20 ADET' });
  expect(row('Ürün 2')).toMatchObject({ Ankara: '', İzmir: '' });
});

it('tell no more there than in the dialog', { tags: ['D-23'] }, async () => {
  beWide(1600);
  await showProducts([product(1, { inventory })], { scenario: { settings: { ...STOCK, stockInfoStatus: '3' } } });
  await table();
  expect(row('Ürün 1')).toMatchObject({ Ankara: 'Stokta Var', İzmir: 'Stokta Var' });
});

it.each([
  ['in a narrower list', 1599, {}],
  [
    'where plans take the room',
    1600,
    { showPaymentPlanPrice: '1', advencePriceInfo: [{ name: 'Peşin', priceName: 'advencePrice1' }] },
  ],
])('have none %s', async (_, width, settings) => {
  beWide(width);
  await showProducts([product(1, { inventory })], { page: { settings: { showPriceStatus: '1', ...STOCK, ...settings } } });
  await table();
  expect(titles()).not.toContain('Ankara');
});

it('are compared in a table that the keyboard can scroll', { tags: ['S1-3.04'] }, async () => {
  const { user } = await showProducts([product(1, { inventory }), product(2, { inventory })], { scenario: { settings: STOCK } });
  await user.click(await screen.findByRole('button', { name: 'Depo stoklarını karşılaştır' }));
  await screen.findByRole('dialog');
  await user.tab();
  expect(screen.getByRole('table', { name: 'Depo stoklarını karşılaştır' })).toHaveFocus();
});
