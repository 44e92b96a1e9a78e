import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingPieces } from '../stock/remaining';
import { pieces } from '../stock/unitQuantity';
import { readDetailQuantity, stepDetailQuantity } from './detailQuantity';
import { decreaseQuantity, increaseListQuantity, increaseQuantity, readListQuantity } from './listQuantity';

const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
const input = fc.record({
  amount: fc.integer({ min: 1, max: 60 }),
  multiplier: fc.option(fc.integer({ min: 0, max: 12 })),
  stock: fc.integer({ min: -10, max: 500 }),
  settings: fc.record({ stockInfoStatus: fc.option(fc.integer({ min: 0, max: 20 })), cartStockControl: fc.boolean() }),
  cart: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), multiplier: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 3,
  }),
});

describe('the quantity of a list row', () => {
  it.each(['0', '-4', 'abc', '', '0,9', '1e5'])('reads %j as 1', (input) => {
    expect(readListQuantity(input)).toBe(1);
  });

  it.each([
    ['1.000', 1000],
    ['1.234', 1234],
    ['1.234,5', 1234],
    ['1 500', 1500],
    ['0.500', 1],
  ])('reads %j as %j', { tags: ['D-63'] }, (input, amount) => {
    expect(readListQuantity(input)).toBe(amount);
  });

  it('has no limit at 100', () => {
    expect(readListQuantity('250')).toBe(250);
  });

  it('is a whole number of at least 1 that can be read again, whatever is typed', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const amount = readListQuantity(input);
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(readListQuantity(String(amount))).toBe(amount);
      }),
    );
    expect(readListQuantity('9'.repeat(30))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('grows by one while the remaining stock covers it, and never beyond', { tags: ['S1-5.03'] }, () => {
    fc.assert(
      fc.property(input, (asked) => {
        const next = increaseListQuantity({ ...asked, settings: { ...asked.settings, cartStockControl: false } });
        const covered = pieces(asked.amount + 1, asked.multiplier) <= remainingPieces(asked);
        expect(next).toBe(covered ? asked.amount + 1 : asked.amount);
      }),
    );
  });

  it('always grows where the cart may exceed stock', { tags: ['S1-5.04'] }, () => {
    fc.assert(
      fc.property(input, (asked) => {
        expect(increaseListQuantity({ ...asked, settings: { ...asked.settings, cartStockControl: true } })).toBe(
          asked.amount + 1,
        );
      }),
    );
  });

  it('counts what the cart already holds', () => {
    const cart = [{ quantity: 8, multiplier: 1 }];
    const row = { multiplier: 1, stock: 10, settings: { stockInfoStatus: 0, cartStockControl: false }, cart };
    expect(increaseListQuantity({ ...row, amount: 1 })).toBe(2);
    expect(increaseListQuantity({ ...row, amount: 2 })).toBe(2);
  });

  it('shrinks by one and stops at 1', { tags: ['S1-5.02'] }, () => {
    expect(decreaseQuantity(3)).toBe(2);
    expect(decreaseQuantity(1)).toBe(1);
    expect(decreaseQuantity(1.5)).toBe(1);
  });

  it('counts parts of a unit to the last decimal, and one less is never more', () => {
    expect(increaseQuantity(0.57)).toBe(1.57);
    expect(decreaseQuantity(2.57)).toBe(1.57);
    expect(decreaseQuantity(0.5)).toBe(0.5);
  });
});

describe('the quantity of the detail page', () => {
  it.each(['-3', '101', '1000', '1.000'])('keeps the old amount for %j', { tags: ['S1-4.29'] }, (input) => {
    expect(readDetailQuantity(input, 5)).toBe(5);
  });

  it('stays whole and within 1 to 100, whatever is typed', { tags: ['S1-4.27'] }, () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 100 }), (input, old) => {
        const amount = readDetailQuantity(input, old);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(amount).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('steps by one within 1 to 100', { tags: ['S1-4.26'] }, () => {
    expect(stepDetailQuantity(1, 1)).toBe(2);
    expect(stepDetailQuantity(2, -1)).toBe(1);
    expect(stepDetailQuantity(99, 1)).toBe(100);
  });
});

it('takes 1 on the detail page as any other amount', { tags: ['D-29'] }, () => {
  expect([readDetailQuantity('1', 5), readDetailQuantity('100', 5)]).toEqual([1, 100]);
});
