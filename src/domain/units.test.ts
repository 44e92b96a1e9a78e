import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { productSchema } from '@/schemas/product';
import { pieceName, unitOf, unitPrices } from './units';

const price = (value: number) => ({ value, currency: 'TL' });
const piece = { id: 11, value: 'ADET', multiplier: 1, defaultPrice: price(5), listPrice: price(6) };
const box = { id: 12, value: 'KOLI', multiplier: 12, defaultPrice: price(55) };
const product = v.parse(productSchema, {
  id: 1,
  seo: 'vida',
  name: 'Vida',
  defaultUnit: { ...piece, defaultPrice: price(99) },
  units: [piece, box],
  salePrice: price(4),
  listPrice: price(8),
});
const [, boxUnit] = product.units;

describe('the unit that is bought', { tags: ['D-30'] }, () => {
  it.each([
    [12, 'KOLI'],
    ['12', 'KOLI'],
    [99, 'ADET'],
    [null, 'ADET'],
  ])('is, with %j chosen, %s', (chosen, name) => {
    expect(unitOf(product, chosen)?.value).toBe(name);
  });

  it('is none where the product has none', () => {
    expect(unitOf({ ...product, defaultUnit: null }, null)).toBeNull();
  });

  it('has the prices of the product where it is the default one, else its own', () => {
    expect(unitPrices(product, unitOf(product, null))).toEqual({ salePrice: price(4), listPrice: price(8) });
    expect(unitPrices(product, unitOf(product, 11))).toEqual({ salePrice: price(4), listPrice: price(8) });
    expect(unitPrices(product, null)).toEqual({ salePrice: price(4), listPrice: price(8) });
    expect(unitPrices(product, unitOf(product, 12))).toEqual({ salePrice: price(55), listPrice: null });
    expect(unitPrices({ ...product, defaultUnit: null }, unitOf(product, 11))).toEqual({
      salePrice: price(5),
      listPrice: price(6),
    });
  });
});

describe('a single piece', () => {
  it.each([
    ['of the default unit', { units: [] }, 'ADET'],
    ['of another unit, where that is larger', { defaultUnit: boxUnit ?? null }, 'ADET'],
    ['of no unit without a name', { defaultUnit: null, units: product.units.map((unit) => ({ ...unit, value: '' })) }, null],
    ['of no larger unit', { defaultUnit: null, units: boxUnit ? [boxUnit] : [] }, null],
    ['of no unit at all', { defaultUnit: null, units: [] }, null],
  ])('is called as %s', (_, change, name) => {
    expect(pieceName({ ...product, ...change })).toBe(name);
  });
});
