import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './money/format';
import { roundHalfUp } from './money/decimal';
import { readTypedNumber, toTypedText, writeTypedNumber } from './typedNumber';

describe('a number typed by a person', { tags: ['D-63'] }, () => {
  it.each([
    ['1.500', 1500],
    ['1.500,5', 1500.5],
    ['1.000.000', 1_000_000],
    ['1.500,', 1500],
    ['-1.500', -1500],
    ['123.456', 123_456],
    ['0.500', 0.5],
    ['00.500', 0.5],
    ['1234.567', 1234.567],
    ['12.50', 12.5],
    ['12.5', 12.5],
    ['12.', 12],
    ['.5', 0.5],
    ['12,50', 12.5],
    ['1,500', 1.5],
    [',5', 0.5],
    [',55', 0.55],
    ['.25', 0.25],
    ['1500', 1500],
    ['007', 7],
    [' 8 ', 8],
    ['+8', 8],
    ['-5', -5],
    ['0', 0],
    ['₺1 500', 1500],
    ['12,50 TL', 12.5],
    ['12,50tl', 12.5],
    ['TL 12', 12],
    ['₺100', 100],
    ['1.500\u00a0₺', 1500],
    ['$1.500', 1500],
    ['1 500 000', 1_500_000],
    // As the calculator of Windows copies it, and as chats do.
    ['\u202D1.500,50\u202C', 1500.5],
    ['\u200B12\u200E TL', 12],
  ])('%j is %j', (text, number) => {
    expect(readTypedNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'abc',
    '12abc',
    '1₺5',
    '1TL5',
    '1.500.00',
    '1.5.5',
    '0.500.000',
    '1.50,5',
    '1234.567,5',
    '1,5,5',
    '1,500.5',
    '.',
    ',',
    '-',
    'TL',
    '₺',
    '1e5',
    '5 kg',
    '--5',
    '1'.repeat(400),
  ])('%j is none', (text) => {
    expect(readTypedNumber(text)).toBeNull();
  });

  it('reads what we print, with and without its currency', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constantFrom('', ' TL', ' ₺'), (value, currency) => {
        expect(readTypedNumber(formatAmount(value) + currency)).toBe(roundHalfUp(value));
      }),
    );
  });

  it('takes whole numbers as they are, with dots between their thousands or without', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (value) => {
        expect(readTypedNumber(String(value))).toBe(value);
        expect(readTypedNumber(value.toLocaleString('tr-TR'))).toBe(value);
      }),
    );
  });

  it('is finite or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = readTypedNumber(text);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

describe('a number as it is typed', () => {
  it('is read as itself', { tags: ['D-63'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const value = digits / 10 ** places;
        fc.pre(!String(value).includes('e'));
        expect(readTypedNumber(writeTypedNumber(value))).toBe(value);
      }),
    );
  });

  it.each([
    ['1.125', '1,125'],
    ['1.234,5', '1234,5'],
    ['', ''],
    ['abc', 'abc'],
  ])('is of %j, as a page wrote it, %j', { tags: ['D-1', 'D-63'] }, (written, typed) => {
    expect(toTypedText(written)).toBe(typed);
  });
});
