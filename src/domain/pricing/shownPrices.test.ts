import { describe, expect, it } from 'vitest';
import type { Product, Unit } from '../product';
import { planPrice, sellingPrice, resolvePrices } from './shownPrices';

const piece: Unit = {
  id: 1,
  value: 'ADET',
  multiplier: 1,
  barcode: null,
  defaultPrice: { value: 150, currency: 'TL' },
  listPrice: null,
};
const box: Unit = { ...piece, id: 2, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 1700, currency: 'TL' } };
const product: Product = {
  id: 7,
  seo: 'vida',
  name: 'Vida',
  code: 'V',
  image: null,
  brand: null,
  model: null,
  taxRate: 20,
  quantity: 5,
  defaultUnit: piece,
  units: [piece, box],
  salePrice: { value: 150, currency: 'TL' },
  listPrice: { value: 200, currency: 'TL' },
  planPrices: {},
  inventory: [],
  description: null,
  specialCodes: {},
  variantChosen: null,
};
const surroundings = {
  settings: { showPriceStatus: true, showListPrice: true, productsWithKdv: false },
  currency: 'TL',
  currencies: [
    { id: 1, code: 'TL', exchangeRate: 1, isDefault: true },
    { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false },
    { id: 3, code: 'EUR', exchangeRate: 0, isDefault: false },
  ],
};
const withSettings = (change: Partial<typeof surroundings.settings>) => ({
  ...surroundings,
  settings: { ...surroundings.settings, ...change },
});
const free = { value: 0, currency: 'TL' };

describe('shownPrices', () => {
  it('shows a higher list price with the discount', () => {
    expect(resolvePrices(product, piece, surroundings)).toEqual({
      kind: 'price',
      sale: { value: 150, currency: 'TRY' },
      list: { value: 200, currency: 'TRY' },
      discount: 25,
      withTax: false,
    });
  });

  it('shows no list price where the shop does not, or where it is not higher', { tags: ['S1-3.21'] }, () => {
    expect(resolvePrices(product, piece, withSettings({ showListPrice: false }))).toMatchObject({ list: null, discount: null });
    const equal = { ...product, listPrice: product.salePrice };
    expect(resolvePrices(equal, piece, surroundings)).toMatchObject({ list: null, discount: null });
  });

  it('compares the prices after conversion', { tags: ['S1-2.26', 'D-18'] }, () => {
    const dollars = { ...product, listPrice: { value: 5, currency: 'USD' } };
    expect(resolvePrices(dollars, piece, surroundings)).toMatchObject({ list: { value: 162.5, currency: 'TRY' }, discount: 8 });
    const unrated = { ...product, listPrice: { value: 200, currency: 'EUR' } };
    expect(resolvePrices(unrated, piece, surroundings)).toMatchObject({ list: null, discount: null });
  });

  it('compares the prices as they are read', { tags: ['D-18'] }, () => {
    const near = { ...product, salePrice: { value: 10.001, currency: 'TL' }, listPrice: { value: 10.004, currency: 'TL' } };
    expect(resolvePrices(near, piece, surroundings)).toMatchObject({ list: null, discount: null });
    // $0,37 and $0,31; exactly it would be 17.
    const small = { ...product, salePrice: { value: 10, currency: 'TL' }, listPrice: { value: 12, currency: 'TL' } };
    expect(resolvePrices(small, piece, { ...surroundings, currency: 'USD' })).toMatchObject({ discount: 16 });
  });

  it('says that its prices include tax', () => {
    expect(resolvePrices(product, piece, withSettings({ productsWithKdv: true }))).toMatchObject({
      sale: { value: 180 },
      list: { value: 240 },
      withTax: true,
    });
    // Without a rate nothing was added to them.
    expect(resolvePrices({ ...product, taxRate: null }, piece, withSettings({ productsWithKdv: true }))).toMatchObject({
      sale: { value: 150 },
      withTax: false,
    });
  });

  it('shows nothing at all where the shop hides prices', { tags: ['S1-3.20', 'S1-5.12'] }, () => {
    expect(resolvePrices(product, piece, withSettings({ showPriceStatus: false }))).toEqual({ kind: 'hidden' });
    expect(resolvePrices({ ...product, salePrice: free }, piece, withSettings({ showPriceStatus: false }))).toEqual({
      kind: 'hidden',
    });
  });

  it('asks for stock where several units have no price, and cannot be bought in any', { tags: ['S1-5.14'] }, () => {
    const unpriced = { ...product, salePrice: free };
    expect(resolvePrices(unpriced, piece, surroundings)).toEqual({ kind: 'askStock' });
    expect(resolvePrices({ ...product, salePrice: null }, box, surroundings)).toEqual({ kind: 'askStock' });
    expect(sellingPrice(unpriced, box)).toBe(0);
  });

  it('has no price where a product of one unit has none', () => {
    const single = { ...product, units: [piece], salePrice: { value: -1, currency: 'TL' } };
    expect(resolvePrices(single, piece, surroundings)).toEqual({ kind: 'none' });
  });

  it('follows the chosen unit', { tags: ['S1-3.07', 'D-30'] }, () => {
    expect(resolvePrices(product, box, surroundings)).toMatchObject({ kind: 'price', sale: { value: 1700 }, list: null });
    expect(sellingPrice(product, box)).toBe(1700);
  });

  it('asks for the price of a chosen unit that has none', { tags: ['D-30'] }, () => {
    const unpriced = { ...box, defaultPrice: null };
    expect(resolvePrices(product, unpriced, surroundings)).toEqual({ kind: 'askPrice' });
    expect(resolvePrices(product, { ...box, defaultPrice: free }, surroundings)).toEqual({ kind: 'askPrice' });
    expect(sellingPrice(product, unpriced)).toBe(0);
  });
});

describe('planPrice', () => {
  const plans: Product = {
    ...product,
    planPrices: {
      advencePrice1: { value: 10, currency: 'USD' },
      advencePrice2: free,
      advencePrice3: { value: 7, currency: 'EUR' },
    },
  };

  it('converts each plan from its own currency', { tags: ['S1-3.03', 'D-21'] }, () => {
    expect(planPrice(plans, 'advencePrice1', surroundings)).toEqual({ value: 325, currency: 'TRY' });
    expect(planPrice(plans, 'advencePrice3', surroundings)).toEqual({ value: 7, currency: 'EUR' });
  });

  it('has none for zero or nothing', () => {
    expect(planPrice(plans, 'advencePrice2', surroundings)).toBeNull();
    expect(planPrice(plans, 'advencePrice5', surroundings)).toBeNull();
  });
});
