import { expect, it } from 'vitest';
import { readColumn } from './sheet';

it.each([
  ['5\n10\n3', ['5', '10', '3']],
  ['5\r\n10\r3', ['5', '10', '3']],
  ['5\n\n3', ['5', '0', '3']],
  [' 5 \n1.500\n\n', ['5', '1.500']],
  ['999999\n1', ['999999', '1']],
])('%j is a column of quantities, of which blank ones order nothing', { tags: ['D-63'] }, (text, quantities) => {
  expect(readColumn(text)).toEqual(quantities);
});

it.each(['5', '5\n', 'A-1\n5', '5\n10 vida', '1000000\n5'])('%j is none', (text) => {
  expect(readColumn(text)).toBeNull();
});
