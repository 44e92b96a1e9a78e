import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paginationWindow } from './pagination';

it.each([0, 1, -3, NaN])('offers nothing for %d pages', (pages) => {
  expect(paginationWindow(pages, 1)).toEqual([]);
});

it('starts at page 1 when the current page is unreadable', () => {
  expect(paginationWindow(20, NaN)).toEqual(paginationWindow(20, 1));
});

it('is ordered, holds the first, the last and the current page, and marks gaps and nothing else', { tags: ['S1-2.19'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: -5, max: 520 }), (pages, current) => {
      const entries = paginationWindow(pages, current);
      const numbers = entries.filter((entry) => entry !== '…');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      expect(numbers).toContain(Math.min(Math.max(current, 1), pages));
      expect(entries.length).toBeLessThanOrEqual(pages <= 10 ? 10 : 9);
      for (const [place, entry] of entries.entries()) {
        const before = entries[place - 1];
        const after = entries[place + 1];
        if (entry === '…') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof before === 'number') expect(entry - before).toBe(1);
      }
    }),
  );
});
