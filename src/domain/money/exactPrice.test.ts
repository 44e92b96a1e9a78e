import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineTotal } from '../cart/linePrice';
import { roundHalfUp } from './decimal';
import { exactPrice } from './exactPrice';

const exactOf = (value: number, quantity: number) => {
  const price = { value, currency: 'TRY' };
  return exactPrice(price, quantity, lineTotal(price, quantity))?.value ?? null;
};

it.each([
  ['3,77 × 3 is 11,31, and 11,32 shows', 3.7733, 3, 3.7733],
  ['38,31 × 2 is 76,62, and 76,61 shows', 38.305, 2, 38.305],
  ['four decimals at most', 23.76666, 3, 23.7667],
  ['a price of two decimals always agrees', 3.77, 3, null],
  ['of one unit the shown price is the amount', 0.405, 1, null],
  ['2,33 × 1,5 rounds to the 3,50 that shows', 2.333, 1.5, null],
  ['four decimals tell nothing more', 3.770001, 100000, null],
  ['nothing comes to nothing', 1.005, 0, null],
])('%s (%d × %d)', { tags: ['D-72'] }, (_, value, quantity, exact) => {
  expect(exactOf(value, quantity)).toBe(exact);
});

const price = fc.integer({ min: 0, max: 1e8 }).map((tenThousandths) => tenThousandths / 10_000);
const quantity = fc.integer({ min: 1, max: 999 });

/** Through the rule and not by `*`: 8.524,321 × 5 is 42.621,605, and binary fractions make less of it. */
const lineOf = (value: number, units: number) => lineTotal({ value, currency: 'TRY' }, units).value;

it('makes the amount with the quantity, where the price has no more than four decimals', { tags: ['D-72'] }, () => {
  fc.assert(
    fc.property(price, quantity, (value, units) => {
      const shown = exactOf(value, units) ?? roundHalfUp(value);
      expect(lineOf(shown, units)).toBe(lineOf(value, units));
    }),
  );
});

it('shows only where it is needed, with more decimals than the price above it', { tags: ['D-72'] }, () => {
  fc.assert(
    fc.property(price, quantity, (value, units) => {
      const exact = exactOf(value, units);
      if (exact === null) return;
      expect(exact).not.toBe(roundHalfUp(exact));
      expect(lineOf(roundHalfUp(value), units)).not.toBe(lineOf(value, units));
    }),
  );
});
