import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet';

/** One line of an order, as whoever writes it thinks of it. */
interface Wanted {
  readonly code: string;
  readonly quantity: string;
  readonly unit: string;
}

const digits = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const code = fc.oneof(
  digits(100, 999).map((number) => `HRD-${number}`),
  digits(1000, 9999).map((number) => `VD${number}`),
  digits(100_000, 999_999),
  digits(1, 9).map((number) => `KBL-${number},5MM`),
  digits(20, 99).map((number) => `İÇ-${number}/Ş`),
);
const wanted: fc.Arbitrary<Wanted> = fc.record({
  code,
  quantity: fc.oneof(digits(1, 999), fc.constant('1.000')),
  unit: fc.constantFrom('adet', 'ad', 'AD.', 'KOLİ', 'kutu', 'pk', 'mt'),
});
const order = fc.uniqueArray(wanted, { minLength: 2, maxLength: 8, selector: (line) => line.code });

type Layout = (line: Wanted) => string;
const SENTENCES: Readonly<Record<string, Layout>> = {
  'code, amount, unit': ({ code: what, quantity, unit }) => `${what} ${quantity} ${unit}`,
  'amount, unit, code': ({ code: what, quantity, unit }) => `${quantity} ${unit} ${what}`,
  'amount and unit in one': ({ code: what, quantity, unit }) => `${what} ${quantity}${unit}`,
  'a dash': ({ code: what, quantity, unit }) => `${what} - ${quantity} ${unit}`,
  'a colon': ({ code: what, quantity, unit }) => `${what}: ${quantity} ${unit}`,
  brackets: ({ code: what, quantity, unit }) => `${what} (${quantity} ${unit})`,
  'how many of it': ({ code: what, quantity, unit }) => `${what}'den ${quantity} ${unit}`,
  'how many of it, without an apostrophe': ({ code: what, quantity, unit }) => `${what} den ${quantity} ${unit}`,
  labels: ({ code: what, quantity, unit }) => `Kod: ${what} Miktar: ${quantity} ${unit}`,
  'labels in two lines': ({ code: what, quantity, unit }) => `Stok kodu: ${what}\nMiktar: ${quantity} ${unit}`,
  'told again': ({ code: what, quantity, unit }) => `${what} ${quantity} ${unit} (hepsi siyah)`,
  'times behind the code': ({ code: what, quantity }) => `${what} x ${quantity}`,
};
const TABLES: Readonly<Record<string, Layout>> = {
  'a spreadsheet': ({ code: what, quantity, unit }) => [what, quantity, unit].join('\t'),
  'a spreadsheet with names': ({ code: what, quantity }) => [what, 'Civata siyah 8x30', quantity].join('\t'),
  semicolons: ({ code: what, quantity, unit }) => [what, quantity, unit].join(';'),
  quotes: ({ code: what, quantity }) => `"${what}";"${quantity}"`,
};

/** Codes and amounts that were read, but of lines without a number: greetings wait as rows of their own. */
const readAmounts = (text: string) =>
  readSheet(text)
    .lines.filter((line) => /\d/.test(line.code))
    .map((line) => [line.code, line.quantity]);
const amountsOf = (lines: readonly Wanted[]) => lines.map((line) => [line.code, line.quantity]);

describe('an order that is written in lines', () => {
  const mark = fc.constantFrom('', '  ', '\t', '- ', '• ', '> ', '* ', '> > ');
  const end = fc.constantFrom('', ' ', ',', ' lütfen', '\u00A0');
  const between = fc.constantFrom('\n', '\r\n', '\n\n', '\n \n');
  const greeting = fc.constantFrom('', 'Merhaba,\n', 'İyi günler,\nSiparişimiz aşağıdadır:\n');
  const farewell = fc.constantFrom('', '\nTeşekkürler', '\n\nİyi çalışmalar\nAli Yılmaz', '\nSaygılar, Ali\nAnkara, Bayi');

  it.each(Object.entries(SENTENCES))('keeps each code and amount, whatever stands around them: %s', (_, layout) => {
    fc.assert(
      fc.property(order, mark, end, between, greeting, farewell, (lines, before, behind, gap, hello, bye) => {
        const text = hello + lines.map((line) => before + layout(line) + behind).join(gap) + bye;
        expect(readAmounts(text)).toEqual(amountsOf(lines));
      }),
    );
  });

  it.each(Object.entries(TABLES))('keeps each code and amount of a table: %s', (_, layout) => {
    fc.assert(
      fc.property(order, between, (lines, gap) => {
        expect(readAmounts(lines.map(layout).join(gap))).toEqual(amountsOf(lines));
      }),
    );
  });

  it('keeps each of several goods that stand in one line', () => {
    const between = fc.constantFrom(', ', ' ve ', '; ');
    fc.assert(
      fc.property(order, between, (lines, gap) => {
        const text = lines.map(({ code: what, quantity, unit }) => `${what} ${quantity} ${unit}`).join(gap);
        expect(readAmounts(text)).toEqual(amountsOf(lines));
      }),
    );
  });

  it('takes no code of one line for the amount of another', () => {
    const row = fc
      .integer({ min: 4, max: 9 })
      .chain((length) => fc.uniqueArray(digits(10 ** (length - 1), 10 ** length - 1), { minLength: 3, maxLength: 9 }));
    fc.assert(
      fc.property(row, fc.constantFrom(', ', ',', ' ', ';', ' - ', ' / '), (codes, gap) => {
        // Where each second one is round, it may be the amount.
        fc.pre(codes.length % 2 > 0 || codes.some((one, at) => at % 2 > 0 && !one.endsWith('0')));
        expect(readSheet(codes.join(gap)).lines.map(({ code: read, quantity }) => [read, quantity])).toEqual(
          codes.map((one) => [one, '']),
        );
      }),
    );
  });
});
