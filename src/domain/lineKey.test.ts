import { expect, it } from 'vitest';
import { lineKey } from './lineKey';

it.each([
  ['no unit and an empty one', { code: 'A-1', unit: null }, { code: 'A-1', unit: '' }, true],
  ['another spelling', { code: 'I-1', unit: 'KOLİ' }, { code: 'i-1', unit: 'koli' }, true],
  ['another unit', { code: 'A-1', unit: 'KOLİ' }, { code: 'A-1', unit: null }, false],
  ['a unit that continues a code', { code: 'A-1', unit: '2' }, { code: 'A-12', unit: null }, false],
])('lines of %s are one: %j, %j', (_, line, other, isOne) => {
  expect(lineKey(line) === lineKey(other)).toBe(isOne);
});
