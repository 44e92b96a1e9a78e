import { expect, it } from 'vitest';
import { formatQuantity } from './format';

it.each([
  [2, '2'],
  [1.5, '1,5'],
  [12.0625, '12,0625'],
  [1250, '1.250'],
  [0.000025, '0,000025'],
  [0, '0'],
])('the quantity %d reads %j', { tags: ['D-80'] }, (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});
