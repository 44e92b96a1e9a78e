import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBalance } from '../../../widgets/top-header-info/rules/balance';
import { formatAmount, formatPrice, priceParts } from './format';

const currency = fc.constantFrom('TL', 'TRY', 'USD', 'EUR', 'CHF', 'EURO', 'euro', '2', '');
const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });

describe('formatPrice', () => {
  it('prints no minus for an amount that rounds to nothing', () => {
    expect(formatPrice({ value: -0.001, currency: 'TL' })).toBe('₺0,00');
  });

  it('prints two decimals for a currency that has none', () => {
    expect(formatPrice({ value: 1500, currency: 'JPY' })).toContain('1.500,00');
  });

  it('prints as many decimals as are asked for, and two in any case', { tags: ['D-72'] }, () => {
    const printed = [3.7733, 3.77333, 3.773, 3.7].map((amount) => formatPrice({ value: amount, currency: 'TL' }, 4));
    expect(printed).toEqual(['₺3,7733', '₺3,7733', '₺3,773', '₺3,70']);
    expect(formatPrice({ value: 1.23456, currency: 'EURO' }, 4)).toBe('1,2346 EURO');
    expect(formatPrice({ value: 3.7733, currency: 'TL' })).toBe('₺3,77');
  });

  it('prints only the amount without a currency', () => {
    expect(formatPrice({ value: 10, currency: ' ' })).toBe('10,00');
  });
});

describe('priceParts', () => {
  it('sets the currency apart, the minus before it', () => {
    expect(priceParts({ value: -1234.5, currency: 'TL' })).toEqual({ before: '-', currency: '₺', after: '1.234,50' });
    expect(priceParts({ value: 1000, currency: 'GBP' })).toEqual({ before: '', currency: '£', after: '1.000,00' });
  });

  it('finds an unknown currency behind the amount, even one that looks like a part of it', { tags: ['D-16'] }, () => {
    expect(priceParts({ value: 22, currency: '2' })).toEqual({ before: '22,00 ', currency: '2', after: '' });
  });

  it('joins to the printed price', () => {
    fc.assert(
      fc.property(value, currency, (amount, code) => {
        const money = { value: amount, currency: code };
        const { before, currency: symbol, after } = priceParts(money);
        expect(before + symbol + after).toBe(formatPrice(money));
        expect(symbol === '').toBe(code === '');
      }),
    );
  });
});

it('prints the same amount with and without a currency', () => {
  fc.assert(
    fc.property(value, (amount) => {
      const digits = formatPrice({ value: amount, currency: 'TRY' }).replace('₺', '');
      expect(digits).toBe(formatAmount(amount));
    }),
  );
  expect(formatAmount(1234.5)).toBe('1.234,50');
});

describe('formatBalance', () => {
  it('has commas between thousands and a point before two decimals, whatever prices look like', { tags: ['S2-9.31'] }, () => {
    expect(formatBalance(12345.6, 'TL')).toBe('12,345.60 TL');
    expect(formatBalance(1.005, 'EUR')).toBe('1.01 EUR');
    expect(formatBalance(1e6, '')).toBe('1,000,000.00');
  });

  it('can be read back to the kuruş', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (kurus) => {
        const printed = formatBalance(kurus / 100, 'TL');
        expect(printed).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2} TL$/);
        expect(Number(printed.replace(' TL', '').replaceAll(',', ''))).toBe(kurus / 100);
      }),
    );
  });
});
