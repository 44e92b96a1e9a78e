import { expect, it } from 'vitest';
import { retryDelay } from './retryAfter';

const NOW = Date.parse('2026-01-05T10:00:00Z');

it.each([
  ['3', 3000],
  [' 30 ', 30_000],
  ['Mon, 05 Jan 2026 10:00:30 GMT', 30_000],
  ['0', 1000],
  ['Mon, 05 Jan 2026 09:00:00 GMT', 1000],
  ['86400', 120_000],
  ['soon', 5000],
  [null, 5000],
])('Retry-After %j is %i ms', (header, delay) => {
  expect(retryDelay(header, NOW)).toBe(delay);
});
