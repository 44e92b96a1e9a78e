import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../money/format';
import { displayPrice, type PriceContext } from './displayPrice';
import { discountPercent, isListPriceVisible } from './listPrice';

const currencies = [
  { id: 1, code: 'TL', exchangeRate: 1, isDefault: true },
  { id: 2, code: 'USD', exchangeRate: 32.555, isDefault: false },
];
const context = { taxRate: 20, settings: { productsWithKdv: false }, currency: 'TL', currencies };

/** The price as it is read. */
function shownPrice(value: number, currency: string, at: PriceContext): string | null {
  const price = displayPrice({ value, currency }, at);
  return price && formatPrice(price);
}

describe('displayPrice', () => {
  it('has no price where the product has none', () => {
    expect(displayPrice(null, context)).toBeNull();
  });

  it('adds tax only where the shop shows prices with tax', () => {
    const price = { value: 100, currency: 'TL' };
    expect(displayPrice(price, context)).toEqual({ value: 100, currency: 'TRY' });
    expect(displayPrice(price, { ...context, settings: { productsWithKdv: true } })).toEqual({ value: 120, currency: 'TRY' });
  });

  it('rounds once, at the end', () => {
    // 0.01 × 32.555 × 1.2 = 0.39066; rounded before the tax it would be 0.33 × 1.2 = 0.396, so 0.40.
    expect(shownPrice(0.01, 'USD', { ...context, settings: { productsWithKdv: true } })).toBe('₺0,39');
  });

  it.each([
    [2.55, 'TL', 36, 20, '€0,09'],
    [0.16, 'TL', 35.2, 10, '€0,01'],
  ])(
    'loses no half kuruş where no division ends before the tax: %d %s at %d with %d %%',
    { tags: ['D-15'] },
    (value, currency, exchangeRate, taxRate, shown) => {
      const target = { id: 3, code: 'EUR', exchangeRate, isDefault: false };
      const settings = { productsWithKdv: true };
      const at = { ...context, taxRate, settings, currency: 'EUR', currencies: [...currencies, target] };
      expect(shownPrice(value, currency, at)).toBe(shown);
    },
  );
});

describe('the list price', () => {
  const settings = { showListPrice: true, productsWithKdv: false };
  const input = { scope: 'catalogue', settings, list: 100, sale: 100 } as const;

  it('shows in the catalogue only above the sale price', { tags: ['S1-5.13'] }, () => {
    expect(isListPriceVisible(input)).toBe(false);
    expect(isListPriceVisible({ ...input, list: 100.01 })).toBe(true);
    expect(isListPriceVisible({ ...input, list: 100.01, settings: { ...settings, showListPrice: false } })).toBe(false);
  });

  it('shows in a campaign when equal, but not with tax in the prices', () => {
    expect(isListPriceVisible({ ...input, scope: 'campaign' })).toBe(true);
    expect(isListPriceVisible({ ...input, scope: 'campaign', settings: { ...settings, productsWithKdv: true } })).toBe(false);
  });

  it('announces no discount for a sale price of zero or above the list price', { tags: ['D-18'] }, () => {
    expect(discountPercent(100, 0)).toBeNull();
    expect(discountPercent(100, 100)).toBeNull();
    expect(discountPercent(100, 130)).toBeNull();
    expect(discountPercent(0, 10)).toBeNull();
    expect(discountPercent(NaN, 10)).toBeNull();
    expect(discountPercent(100, 99.5)).toBe(1);
  });

  it('never announces a discount outside 1 to 100', () => {
    const price = fc.double({ min: -10, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, price, (list, sale) => {
        const percent = discountPercent(list, sale);
        expect(percent === null || (Number.isInteger(percent) && percent >= 1 && percent <= 100)).toBe(true);
        if (percent !== null) expect(sale).toBeLessThan(list);
      }),
    );
  });
});
