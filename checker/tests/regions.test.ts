import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFilledIn, regionsIn, type Region } from '../template/region';

const regionsFrom = (steps: readonly number[]): readonly Region[] => {
  let place = 0;
  return steps.map((step, index) => {
    const start = place + (index % 3);
    place = start + step;
    return { start, end: place, prints: 'value' };
  });
};

it('are found by their places', () => {
  const place = fc.nat({ max: 60 });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }), place, place, (steps, start, length) => {
      const regions = regionsFrom(steps);
      const found = regions.filter((region) => region.start < start + length && region.end > start);
      expect(regionsIn(regions, start, start + length)).toEqual(found);
      expect(isFilledIn(regions, start, start + length)).toBe(found.length > 0);
    }),
  );
});

it('are not all looked at, however many there are', () => {
  let looks = 0;
  const regions = new Proxy(regionsFrom(Array<number>(10_000).fill(3)), {
    get(target, name) {
      looks += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  isFilledIn(regions, 30_000, 30_001);
  regionsIn(regions, 30_000, 30_010);
  expect(looks).toBeLessThan(100);
});
