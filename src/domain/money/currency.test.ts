import { expect, it } from 'vitest';
import { findCurrency } from './currencyCode';
import { choosableCurrencies, startCurrency, type Currency } from './currency';

const currency = (code: string, exchangeRate: number, isDefault = false): Currency => ({
  id: code,
  code,
  exchangeRate,
  isDefault,
});
const codes = (currencies: readonly Currency[]) => choosableCurrencies(currencies).map(({ code }) => code);

it('a page begins in its default currency, else in its first', { tags: ['S1-3.12'] }, () => {
  expect(startCurrency([currency('TL', 1), currency('USD', 32.5, true)])?.code).toBe('USD');
  expect(startCurrency([currency('TL', 1), currency('USD', 32.5)])?.code).toBe('TL');
  expect(startCurrency([])).toBeUndefined();
});

it('a currency without a rate cannot be chosen, unless the page begins in it', () => {
  expect(codes([currency('TL', 1, true), currency('USD', 0), currency('EUR', 35.2)])).toEqual(['TL', 'EUR']);
  expect(codes([currency('TL', 1), currency('USD', 0, true)])).toEqual(['TL', 'USD']);
  expect(codes([currency('USD', 0), currency('TL', 1)])).toEqual(['USD', 'TL']);
});

it.each([
  ['usd', 'USD'],
  [' 2 ', 'USD'],
  ['TRY', 'TL'],
  ['9', undefined],
])('%j names %s', { tags: ['D-1'] }, (ref, code) => {
  const currencies = [
    { ...currency('TL', 1), id: 1 },
    { ...currency('USD', 32.5), id: 2 },
  ];
  expect(findCurrency(ref, currencies)?.code).toBe(code);
});
