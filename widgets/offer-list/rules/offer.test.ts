import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFigures } from './figures';
import type { OfferLine } from './offer';
import { priceWithProfit, readProfit, formatProfit } from './profit';

const CURRENCIES = [
  { id: 1, code: 'TL', exchangeRate: 1, isDefault: true },
  { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false },
];

const item = (change: Partial<OfferLine>): OfferLine => ({
  id: 1,
  code: 'K',
  name: 'Vida',
  image: null,
  quantity: 1,
  price: { value: 100, currency: 'TL' },
  profit: 0,
  taxRate: 20,
  ...change,
});
const usd = (value: number) => ({ value, currency: 'USD' });

const hundredths = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((whole) => whole / 100);
const profit = hundredths(-100, 1000);
const line = fc.record({
  price: hundredths(0, 100_000),
  quantity: fc.integer({ min: 1, max: 1000 }),
  profit,
  taxRate: fc.constantFrom(0, 1, 10, 20),
});

describe('a profit', () => {
  it('raises a price, and below 0 lowers it, but never beneath nothing', { tags: ['S2-9.27'] }, () => {
    fc.assert(
      fc.property(line, ({ price, profit: percent }) => {
        const sold = priceWithProfit({ price, profit: percent });
        expect(Math.sign(sold - price)).toBe(price === 0 ? 0 : Math.sign(percent));
        expect(sold).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is applied to the unrounded price of a unit, and the line is rounded', { tags: ['S2-9.28'] }, () => {
    expect(priceWithProfit({ price: 0.333, profit: 10 })).toBe(0.3663);
    const line = item({ price: { value: 0.333, currency: 'TL' }, quantity: 100, profit: 10 });
    expect(offerFigures([line], CURRENCIES).sums).toMatchObject({ subTotal: 36.63, tax: 7.33, total: 43.96 });
  });

  it('comes to what its lines come to, one by one', { tags: ['S2-9.28'] }, () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const kurusOf = (some: readonly OfferLine[]) => Math.round((offerFigures(some, CURRENCIES).sums?.total ?? 0) * 100);
        const items = lines.map(({ price, ...rest }) => item({ ...rest, price: { value: price, currency: 'TL' } }));
        expect(kurusOf(items)).toBe(items.reduce((sum, one) => sum + kurusOf([one]), 0));
      }),
    );
  });

  it.each([
    ['', 0],
    ['  ', 0],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['-5', -5],
    [' 10 ', 10],
    ['-100', -100],
    ['abc', null],
    ['%10', null],
    ['-', null],
    ['-100,01', null],
  ])('typed as %j is %j', { tags: ['S2-5.31', 'D-19'] }, (text, read) => {
    expect(readProfit(text)).toBe(read);
  });

  it('is read again as it was written', { tags: ['S2-5.31'] }, () => {
    fc.assert(
      fc.property(profit, (percent) => {
        expect(readProfit(formatProfit(percent))).toBe(percent + 0);
      }),
    );
  });
});

describe('the figures of an offer', () => {
  it('are prices with the profit, amounts and sums', { tags: ['S2-9.28'] }, () => {
    const { lines, sums } = offerFigures([item({ quantity: 2, profit: 10 }), item({ profit: -5, taxRate: 10 })], CURRENCIES);
    expect(lines.map(({ unit, amount }) => [unit.value, amount.value])).toEqual([
      [110, 220],
      [95, 95],
    ]);
    expect(sums).toEqual({ subTotal: 315, tax: 53.5, total: 368.5, currency: 'TRY' });
  });

  it('stay in the currency that all lines have, however it is named', () => {
    expect(offerFigures([item({ price: usd(10) }), item({ price: { value: 2, currency: '2' } })], CURRENCIES).sums).toMatchObject(
      { subTotal: 12, currency: 'USD' },
    );
  });

  it('are in TRY where the lines have several', { tags: ['S2-9.29'] }, () => {
    const { lines, sums } = offerFigures([item({ price: usd(10), profit: 10 }), item({})], CURRENCIES);
    expect(lines.map(({ unit }) => unit)).toEqual([
      { value: 357.5, currency: 'TRY' },
      { value: 100, currency: 'TRY' },
    ]);
    expect(lines.map((figures) => figures.line.price.value)).toEqual([325, 100]);
    expect(sums).toMatchObject({ subTotal: 457.5, currency: 'TRY' });
  });

  it('have no sums where a price has no rate', { tags: ['S2-9.29'] }, () => {
    const { lines, sums } = offerFigures([item({ price: { value: 5, currency: 'GBP' } }), item({})], CURRENCIES);
    expect(lines.map(({ unit }) => unit.currency)).toEqual(['GBP', 'TRY']);
    expect(sums).toBeNull();
  });

  it('of no lines are none', () => {
    expect(offerFigures([], CURRENCIES)).toEqual({ lines: [], sums: null });
  });
});
