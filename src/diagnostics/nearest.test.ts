import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearest } from './nearest';

const NAMES = ['cart', 'carts', 'cart-icon', 'currency-list'];

it.each([
  ['cart-ikon', 'cart-icon'],
  ['CART-ICON', 'cart-icon'],
  ['crat', 'cart'],
  ['curency-lists', 'currency-list'],
  ['tart', 'cart'],
  ['core', null],
  ['basket', null],
  ['', null],
])('%s: %s', (word, name) => {
  expect(nearest(word, NAMES)).toBe(name);
});

it('is the name itself where the word is one, and one of the names or none for any word', () => {
  expect(NAMES.map((name) => nearest(name, NAMES))).toEqual(NAMES);
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect([...NAMES, null]).toContain(nearest(word, NAMES));
    }),
  );
});
