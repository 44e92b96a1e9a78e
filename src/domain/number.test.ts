import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount } from './money/format';
import { roundHalfUp } from './money/decimal';
import { toNumber } from './number';

it.each([
  [12.5, 12.5],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 8 ', 8],
  ['007', 7],
  ['-4', -4],
  ['+4', 4],
  [',5', 0.5],
  ['-1,5', -1.5],
  ['+1,5', 1.5],
  ['.5', 0.5],
  ['12.', 12],
  ['12,', 12],
  ['1.234,56', 1234.56],
  ['1.234.567,8', 1234567.8],
  ['1,234.56', 1234.56],
  ['1.234.567', 1234567],
  ['1.234', 1.234],
  [',25', 0.25],
  ['.25', 0.25],
  ['12.345,5', 12345.5],
  ['123,456.7', 123456.7],
  ['1,234,567.8', 1234567.8],
  ['-1,234.5', -1234.5],
  ['+12.345.678', 12345678],
  ['-123.456.789', -123456789],
  ['0E-8', 0],
  ['1.0E-5', 0.00001],
  ['1e+3', 1000],
  ['1.0E10', 1e10],
])('reads %j as %d', (value, expected) => {
  expect(toNumber(value)).toBe(expected);
});

it.each([
  'x1.234,5',
  '1.234,5x',
  'x1,234.5',
  '1,234.5x',
  'x1.234.567',
  '1.234.567x',
  '1234.567,8',
  '1.234,5.6',
  '1234,567.8',
  '1,234.5,6',
  '1234.567.890',
  '1.234.567.8',
  '',
  ' ',
  'abc',
  '12 adet',
  '1 000',
  '1,2,3',
  '1.2.3',
  '12.34,5',
  '1,5e2',
  '1e',
  'e5',
  '1e999',
  '0x10',
  '-',
  ',',
  'Infinity',
])('reads the text %j as no number', (value) => {
  expect(toNumber(value)).toBeNull();
});

it.each([NaN, Infinity, null, undefined, true, [], {}])('reads %s as no number', (value) => {
  expect(toNumber(value)).toBeNull();
});

it('is null or finite for every text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.,]{0,400}$/)), (text) => {
      const number = toNumber(text);
      expect(number === null || Number.isFinite(number)).toBe(true);
    }),
  );
});

it('reads a printed amount back', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      expect(toNumber(formatAmount(value))).toBe(roundHalfUp(value));
    }),
  );
});
