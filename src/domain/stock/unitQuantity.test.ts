import { expect, it } from 'vitest';
import { pieces, unitQuantity } from './unitQuantity';

it.each([
  [25, 12, 2],
  [24, 12, 2],
  [-1, 12, -1],
  [0, 12, 0],
  [-0, 12, 0],
  // 33 / 1.1 is a little less than 30 in binary floats.
  [33, 1.1, 30],
  [0.3, 0.1, 3],
  [2.5, 1, 2],
])('%d pieces make, in units of %d, %d', { tags: ['D-22'] }, (stock, multiplier, units) => {
  expect(unitQuantity(stock, multiplier)).toBe(units);
});

it.each([null, 0, -3, NaN, Infinity])('a unit of %j pieces counts as one piece', { tags: ['D-22'] }, (multiplier) => {
  expect([unitQuantity(7, multiplier), pieces(7, multiplier)]).toEqual([7, 7]);
});

it('so many units are exactly so many pieces', { tags: ['D-27'] }, () => {
  expect([pieces(3, 12), pieces(3, 0.1)]).toEqual([36, 0.3]);
});
