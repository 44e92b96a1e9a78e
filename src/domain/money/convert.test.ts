import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertPrice } from './convert';
import { currencyCode, findCurrency } from './currencyCode';
import type { Currency } from './currency';

const lira: Currency = { id: 1, code: 'TL', exchangeRate: 1, isDefault: true };
const dollar: Currency = { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false };
const euro: Currency = { id: 3, code: 'EUR', exchangeRate: 35.2, isDefault: false };
const table = [lira, dollar, euro];

describe('currencyCode', () => {
  it.each([
    ['TL', 'TRY'],
    [' tl ', 'TRY'],
    ['TRY', 'TRY'],
    ['inr', 'INR'],
  ])('spells %j as %s', (code, expected) => {
    expect(currencyCode(code)).toBe(expected);
  });
});

describe('findCurrency', () => {
  it('finds by code, by either name of the lira, and by id', { tags: ['D-1'] }, () => {
    expect(findCurrency('usd', table)).toBe(dollar);
    expect(findCurrency('TRY', table)).toBe(lira);
    expect(findCurrency('3', table)).toBe(euro);
    expect(findCurrency('GBP', table)).toBeUndefined();
  });
});

describe('convertPrice', () => {
  it('goes through TRY: 10 USD are 325 TRY and 9,23 EUR', { tags: ['S1-9.01', 'D-14'] }, () => {
    expect(convertPrice({ value: 10, currency: 'USD' }, 'TL', table)).toEqual({ value: 325, currency: 'TRY' });
    const inEuro = convertPrice({ value: 325, currency: 'TRY' }, 'EUR', table);
    expect(inEuro.currency).toBe('EUR');
    expect(inEuro.value).toBeCloseTo(9.2329545, 6);
  });

  it('takes ids for both currencies', () => {
    expect(convertPrice({ value: 2, currency: '2' }, '1', table)).toEqual({ value: 65, currency: 'TRY' });
  });

  it('knows the lira although the page lists only foreign currencies', () => {
    expect(convertPrice({ value: 2, currency: 'USD' }, 'TRY', [dollar])).toEqual({ value: 65, currency: 'TRY' });
  });

  it.each([0, -1, NaN, Infinity])('keeps the own currency at a rate of %d', { tags: ['D-14'] }, (exchangeRate) => {
    const broken = [lira, { ...dollar, exchangeRate }];
    expect(convertPrice({ value: 10, currency: 'USD' }, 'TRY', broken)).toEqual({ value: 10, currency: 'USD' });
    expect(convertPrice({ value: 10, currency: 'TL' }, 'USD', broken)).toEqual({ value: 10, currency: 'TRY' });
  });

  it('needs no rate within one currency', () => {
    const broken = [{ ...dollar, exchangeRate: 0 }];
    expect(convertPrice({ value: 10, currency: '2' }, 'USD', broken)).toEqual({ value: 10, currency: 'USD' });
  });

  it('comes back within a kuruş', () => {
    const rate = fc.double({ min: 0.01, max: 1000, noNaN: true });
    const amount = fc.integer({ min: -1e9, max: 1e9 }).map((kurus) => kurus / 100);
    fc.assert(
      fc.property(amount, rate, rate, (value, from, to) => {
        const rates = [
          { ...dollar, exchangeRate: from },
          { ...euro, exchangeRate: to },
        ];
        const there = convertPrice({ value, currency: 'USD' }, 'EUR', rates);
        const back = convertPrice(there, 'USD', rates);
        expect(there.currency).toBe('EUR');
        expect(Math.abs(back.value - value)).toBeLessThan(0.01);
      }),
    );
  });
});
