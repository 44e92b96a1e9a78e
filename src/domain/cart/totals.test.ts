import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convertPrice } from '../money/convert';
import { cartTotals, isTaxUnknown } from './totals';

const line = fc.record({
  price: fc.double({ min: 0, max: 1e6, noNaN: true }),
  quantity: fc.integer({ min: 1, max: 1000 }),
  taxRate: fc.constantFrom(0, 1, 8, 10, 18, 20),
});

/** An amount in whole kuruş, where sums of numbers are exact. */
function kurus(amount: number): number {
  return Math.round(amount * 100);
}

it('is all zero for an empty cart', () => {
  expect(cartTotals([])).toEqual({ subTotal: 0, tax: 0, total: 0 });
});

it('rounds each line, not the sum', { tags: ['D-15'] }, () => {
  const lines = [1, 2, 3].map(() => ({ price: 0.335, quantity: 1, taxRate: 10 }));
  expect(cartTotals(lines)).toEqual({ subTotal: 1.02, tax: 0.09, total: 1.11 });
});

it.each([
  // 0,435 × 12 ÷ 36 are exactly 0,145, and 37.565,50 × 42,27 × 12 ÷ 36 are exactly 529.297,895.
  ['0,435 TL', { value: 0.435, currency: 'TL' }, 0.15],
  ['37.565,50 EUR', { value: 37_565.5, currency: 'EUR' }, 529_297.9],
])(
  'loses no half kuruş of a line by a unit price that no decimal ends: 12 of %s in USD',
  { tags: ['D-15'] },
  (_, money, amount) => {
    const currencies = [
      { id: 2, code: 'USD', exchangeRate: 36, isDefault: false },
      { id: 3, code: 'EUR', exchangeRate: 42.27, isDefault: false },
    ];
    const { value: price } = convertPrice(money, 'USD', currencies);
    expect(cartTotals([{ price, quantity: 12, taxRate: 0 }]).subTotal).toBe(amount);
  },
);

it('neither gains nor loses a kuruş between the lines and the total', { tags: ['S1-9.05'] }, () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const totals = cartTotals(lines);
      const single = lines.map((one) => cartTotals([one]));
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + kurus(amount), 0);
      expect(kurus(totals.subTotal)).toBe(sum(single.map((one) => one.subTotal)));
      expect(kurus(totals.tax)).toBe(sum(single.map((one) => one.tax)));
      expect(kurus(totals.total)).toBe(kurus(totals.subTotal) + kurus(totals.tax));
    }),
  );
});

it('gives every amount with two decimals at most', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      for (const amount of Object.values(cartTotals(lines))) expect(String(amount)).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

it('counts a tax rate that nobody knows as none, and can say so', { tags: ['D-81'] }, () => {
  const lines = [
    { price: 10, quantity: 2, taxRate: null },
    { price: 5, quantity: 1, taxRate: 20 },
  ];
  expect(cartTotals(lines)).toEqual({ subTotal: 25, tax: 1, total: 26 });
  expect([isTaxUnknown(lines), isTaxUnknown(lines.slice(1)), isTaxUnknown([])]).toEqual([true, false, false]);
});
