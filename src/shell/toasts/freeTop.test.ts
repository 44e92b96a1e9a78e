import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeTop } from './freeTop';

const ROOM = { left: 100, right: 500, height: 60, windowHeight: 600 };
const box = (top: number, bottom: number, left = 0, right = 1000) => ({ top, bottom, left, right });

it.each([
  ['at the top where nothing is', [], 8],
  ['below what stands there', [box(0, 50)], 58],
  ['between two where it fits', [box(0, 50), box(130, 600)], 58],
  ['below the second where it does not', [box(0, 50), box(100, 200)], 208],
  ['beside what does not reach it', [box(0, 300, 0, 90)], 8],
  ['above what leaves the top free', [box(80, 600)], 8],
  ['at the foot where nothing is free', [box(0, 600)], 532],
])('stands %s', { tags: ['D-64'] }, (_, obstacles, top) => {
  expect(freeTop(ROOM, obstacles)).toBe(top);
});

const obstacle = fc
  .tuple(fc.integer({ min: -100, max: 600 }), fc.integer({ min: 1, max: 200 }))
  .map(([top, height]) => box(top, top + height));

it('lies on nothing as long as any place is free', { tags: ['D-64'] }, () => {
  fc.assert(
    fc.property(fc.array(obstacle, { maxLength: 6 }), (obstacles) => {
      const isFree = (top: number) => obstacles.every((each) => each.bottom + 8 <= top || each.top >= top + 68);
      const anyFree = Array.from({ length: 525 }, (_, index) => index + 8).some(isFree);
      expect(isFree(freeTop(ROOM, obstacles))).toBe(anyFree);
    }),
  );
});
