import * as v from 'valibot';
import { expect, it } from 'vitest';
import { optionalTextSchema, textSchema } from './basics';

it.each([
  ['A-1', 'A-1'],
  [125, '125'],
  [null, ''],
  [undefined, ''],
  [false, ''],
  [[], ''],
  [{}, ''],
])('%j is the text %j: nothing is what PHP makes of nothing', (value, text) => {
  expect(v.parse(textSchema, value)).toBe(text);
});

it.each([true, { a: 1 }, ['A-1']])('%j is no text', (value) => {
  expect(v.is(textSchema, value)).toBe(false);
});

it('a text of spaces is none', () => {
  expect([' ', ' A-1 '].map((text) => v.parse(optionalTextSchema, text))).toEqual([null, 'A-1']);
});
