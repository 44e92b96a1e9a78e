import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Product, Unit } from '@/domain/product';
import { productSchema } from '@/schemas/product';
import { netPrice, rowTotal, sumOf } from './price';

const TL = { id: 1, code: 'TL', exchangeRate: 1, isDefault: true };
const USD = { id: 2, code: 'USD', exchangeRate: 25, isDefault: false };
const inTL = { currency: 'TL', currencies: [TL, USD] };

const adet = { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 10, currency: 'TL' } };
const koli = { id: 2, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 4, currency: 'USD' } };
const crate = { id: 3, value: 'KASA', multiplier: 100 };
const product: Product = v.parse(productSchema, {
  id: 7,
  name: 'Cıvata',
  code: 'A-1',
  salePrice: { value: 0.335, currency: 'TL' },
  defaultUnit: adet,
  units: [adet, koli, crate],
});
const unit = (id: number): Unit => {
  const found = product.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

describe('what a unit costs in a quick order', () => {
  it("is the product's price in its default unit, and the unit's own in another", () => {
    expect(netPrice(product, unit(1), inTL)).toEqual({ value: 0.335, currency: 'TRY' });
    expect(netPrice(product, unit(2), inTL)).toEqual({ value: 100, currency: 'TRY' });
    expect(netPrice(product, unit(2), { ...inTL, currency: 'USD' })).toEqual({ value: 4, currency: 'USD' });
  });

  it('is nothing where the unit, or the product of several units, has no price', () => {
    expect(netPrice(product, unit(3), inTL)).toBeNull();
    expect(netPrice({ ...product, salePrice: null }, unit(2), inTL)).toBeNull();
  });
});

describe('what a row comes to', () => {
  const row = { state: 'ready', message: null, product, unit: unit(1), amount: 3 } as const;

  it('is rounded once, as the line of the cart will be', () => {
    expect(rowTotal(row, inTL)).toEqual({ value: 1.01, currency: 'TRY' });
  });

  it.each([{ product: null }, { unit: null }, { amount: null }, { unit: unit(3) }])('is unknown with %j', (change) => {
    expect(rowTotal({ ...row, ...change }, inTL)).toBeNull();
  });
});

it('rows in one currency have a sum, to the kuruş, and others none', () => {
  const tl = (value: number) => ({ value, currency: 'TRY' });
  expect(sumOf([tl(0.1), tl(0.2), tl(100)])).toEqual(tl(100.3));
  expect(sumOf([tl(1), { value: 1, currency: 'USD' }])).toBeNull();
  expect(sumOf([])).toBeNull();
});
