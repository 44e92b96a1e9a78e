import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp, sumRounded } from './decimal';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [8.345, 8.35],
    [0.004999, 0],
    [-1.005, -1.01],
    [999.995, 1000],
    [1e21, 1e21],
  ])('rounds %d to %d', (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  it('never answers a negative zero, and counts what is no number as 0', () => {
    expect(roundHalfUp(-0.001)).toBe(0);
    expect(roundHalfUp(-0)).toBe(0);
    expect(roundHalfUp(NaN)).toBe(0);
    expect(roundHalfUp(Infinity)).toBe(0);
  });

  it('rounds every half of a kuruş up, where binary floats would drop some', { tags: ['D-15'] }, () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (kurus) => {
        expect(roundHalfUp(Number(`${kurus}.5e-2`))).toBe(Number(`${kurus + 1}e-2`));
      }),
    );
  });
});

describe('sumRounded', () => {
  const inKurus = (kurus: number) => Number(`${kurus}e-2`);

  it('loses no kuruş, where binary floats would', { tags: ['D-15'] }, () => {
    expect(sumRounded([])).toBe(0);
    expect(sumRounded([0.1, 0.2])).toBe(0.3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        expect(sumRounded(amounts.map(inKurus))).toBe(inKurus(amounts.reduce((sum, kurus) => sum + kurus, 0)));
      }),
    );
  });

  it('is right to the last digit that is kept of an amount that no hundredths can count', () => {
    expect(sumRounded([44_558_289_078_912.95, 0.39])).toBe(44_558_289_078_913.34);
  });
});
