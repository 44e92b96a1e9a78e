import { expect, it } from 'vitest';
import type { SheetLine } from '@/data/purchase';
import { read } from '@/schemas/read';
import { productSchema } from '@/schemas/product';
import { readSettings } from '@/schemas/settings';
import { box, product } from '@/testing/productList';
import { sheetTotal } from './sheetTotal';

const line = (raw: object, amount: number, unitId: SheetLine['unitId'] = null): SheetLine => {
  const known = read(productSchema, raw);
  if (!known.ok) throw new Error(known.problem.field);
  return { product: known.value, amount, unitId };
};
const context = (productsWithKdv: string) => ({
  settings: readSettings({ showPriceStatus: '1', productsWithKdv }, () => undefined),
  currency: 'TL',
  currencies: [{ id: 1, code: 'TL', exchangeRate: 1, isDefault: true }],
});

it('sums the lines in their units, net or with VAT as prices are shown', { tags: ['D-15', 'D-30'] }, () => {
  const lines = [line(product(1), 3), line(product(2, { units: [...[product(2).defaultUnit], box(12)] }), 2, 77)];
  expect(sheetTotal(lines, context('0'))).toEqual({ value: 2700, currency: 'TRY' });
  expect(sheetTotal(lines, context('1'))).toEqual({ value: 3240, currency: 'TRY' });
});

it('is not known where a price is not', () => {
  expect(sheetTotal([line(product(1, { salePrice: { value: 5, currency: 'ABC' } }), 1)], context('0'))).toBeNull();
  expect(sheetTotal([line(product(1, { salePrice: null }), 1)], context('0'))).toBeNull();
  expect(sheetTotal([line(product(1, { salePrice: { value: 0, currency: 'TL' } }), 1)], context('0'))).toBeNull();
});
