import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartText } from './cartText';

const rest = (count: number) => `+${count} ürün`;

it('has a line for each item', () => {
  expect(cartText(['Sepetim'], ['Vida M8, 2 KOLİ', 'Somun'], String, rest)).toBe('Sepetim\nVida M8, 2 KOLİ\nSomun');
});

it('ends in the number of those that a link cannot carry', () => {
  const lines = Array.from({ length: 300 }, (_, place) => `${place} Çelik vida şöyle böyle`);
  const text = cartText([], lines, String, rest).split('\n');
  expect(text.at(-1)).toBe(`+${300 - (text.length - 1)} ürün`);
  expect(text.slice(0, -1)).toEqual(lines.slice(0, text.length - 1));
});

it('is as long as a link can be, and no longer with the number of those that are left', () => {
  const linesOf = (...lengths: readonly number[]) =>
    cartText(
      [],
      lengths.map((length) => 'a'.repeat(length)),
      String,
      rest,
    ).split('\n');
  expect(linesOf(1000, 797).at(-1)).toHaveLength(797);
  expect(linesOf(1000, 798).slice(1)).toEqual(['+1 ürün']);
  expect(linesOf(1000, 790, 50).slice(1)).toEqual(['+2 ürün']);
});

it('never grows too long, and never loses an item', { tags: ['S1-2.10', 'D-39'] }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'ş', ' ', '&', '😀'), maxLength: 80 }), { maxLength: 80 }),
      (lines) => {
        const text = cartText([], lines, String, rest);
        expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1800);
        const more = /\+(\d+) ürün$/.exec(text);
        const told = text === '' && lines.length === 0 ? 0 : text.split('\n').length;
        expect(more ? told - 1 + Number(more[1]) : told || lines.length).toBe(lines.length);
      },
    ),
  );
});
