import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignPrices, isCampaignProductVisible } from './campaign';
import { autoplayDelay, columnsOf, isLooped, slidesPerView } from '../../widgets/campaign/rules';

const tl = (value: number) => ({ value, currency: 'TL' });
const surroundings = (change: object = {}) => ({
  settings: { showPriceStatus: true, showListPrice: true, productsWithKdv: false, ...change },
  currency: 'TL',
  currencies: [
    { id: 1, code: 'TL', exchangeRate: 1, isDefault: true },
    { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false },
  ],
});

describe('campaignPrices', () => {
  const price = (list: number, change?: object) =>
    campaignPrices({ salePrice: tl(100), listPrice: tl(list) }, surroundings(change));

  it('shows a list price that is at least as high', () => {
    expect(price(120)).toEqual({ kind: 'price', sale: { value: 100, currency: 'TRY' }, list: { value: 120, currency: 'TRY' } });
    expect(price(100)).toMatchObject({ list: { value: 100 } });
    expect(price(99.99)).toMatchObject({ list: null });
  });

  it('shows only a higher one where the shop shows prices with tax, and adds no tax', { tags: ['S2-5.02'] }, () => {
    expect(price(100, { productsWithKdv: true })).toMatchObject({ sale: { value: 100 }, list: null });
    expect(price(120, { productsWithKdv: true })).toMatchObject({ sale: { value: 100 }, list: { value: 120 } });
  });

  it('shows none where the shop does not', () => {
    expect(price(120, { showListPrice: false })).toMatchObject({ list: null });
  });

  it('compares after conversion', () => {
    const dollars = { salePrice: tl(325), listPrice: { value: 10, currency: 'USD' } };
    expect(campaignPrices(dollars, surroundings())).toMatchObject({ sale: { value: 325 }, list: { value: 325 } });
  });

  it('has nothing to show without a price, or where prices are hidden', () => {
    expect(campaignPrices({ salePrice: tl(0), listPrice: tl(5) }, surroundings())).toEqual({ kind: 'none' });
    expect(campaignPrices({ salePrice: null, listPrice: null }, surroundings())).toEqual({ kind: 'none' });
    expect(price(120, { showPriceStatus: false })).toEqual({ kind: 'hidden' });
  });
});

describe('isCampaignProductVisible', () => {
  it('hides what is out of stock where the shop hides it', () => {
    expect([1, 0, -3].map((quantity) => isCampaignProductVisible({ quantity }, false))).toEqual([true, false, false]);
    expect([1, 0, -3].map((quantity) => isCampaignProductVisible({ quantity }, true))).toEqual([true, true, true]);
  });

  it('shows what the server keeps the stock of to itself', () => {
    expect(isCampaignProductVisible({ quantity: Infinity }, false)).toBe(true);
  });
});

describe('the carousel', () => {
  it.each([
    [0, 2],
    [599, 2],
    [599.9, 2],
    [600, 4],
    [999, 4],
    [1000, 6],
    [2000, 6],
  ])('is %d px wide: %d slides side by side', { tags: ['S2-9.06'] }, (width, count) => {
    expect(slidesPerView(width)).toBe(count);
  });

  it('fills its columns one after the other', { tags: ['S2-9.07'] }, () => {
    expect(columnsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(columnsOf([1, 2], 1)).toEqual([[1], [2]]);
    expect(columnsOf([], 3)).toEqual([]);
  });

  it('loses no product and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 6 }), (products, rows) => {
        const columns = columnsOf(products, rows);
        expect(columns.flat()).toEqual(products);
        expect(columns.slice(0, -1).every(({ length }) => length === rows)).toBe(true);
      }),
    );
  });

  it('goes round from twice the products that stand in view', { tags: ['S2-9.04', 'D-57'] }, () => {
    expect([3, 4].map((products) => isLooped({ products, rows: 1 }, 2))).toEqual([false, true]);
    expect([23, 24].map((products) => isLooped({ products, rows: 2 }, 6))).toEqual([false, true]);
  });

  it('moves every 5 to 7 seconds', { tags: ['S2-9.05'] }, () => {
    expect([0, 0.5, 1].map(autoplayDelay)).toEqual([5000, 6000, 7000]);
  });
});
