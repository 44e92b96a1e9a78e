import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOn } from './flags';

it.each(['1', 1, true])('reads %j as on', { tags: ['S1-1.08'] }, (flag) => {
  expect(isOn(flag)).toBe(true);
});

it.each(['0', 0, false, '', 'true', ' 1', '01', 2, -1, null, undefined, [1], {}])('reads %j as off', (flag) => {
  expect(isOn(flag)).toBe(false);
});

it('answers for anything at all, and says on for nothing but 1 and true', { tags: ['S2-3.52', 'D-1'] }, () => {
  fc.assert(
    fc.property(fc.anything(), (flag) => {
      expect(isOn(flag)).toBe(['1', 1, true].some((on) => on === flag));
    }),
  );
});
