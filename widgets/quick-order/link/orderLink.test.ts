import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode } from '../rules/line';
import { lineKey } from '@/domain/lineKey';
import { readOrderLink, toOrderLink } from './orderLink';

const line = (code: string, quantity: string, unit: string | null = null) => ({ code, quantity, unit });
const linesOf = (fragment: string) => readOrderLink(fragment).lines;
const fragmentOf = (link: string) => link.slice(link.indexOf('#'));

describe('a link to an order', () => {
  it('holds codes, quantities and units, and nothing else', () => {
    expect(toOrderLink([line('ABC-1', '5', 'KOLİ'), line('X 2', '')], 'https://bayi.example/hizli-siparis#eski')).toBe(
      'https://bayi.example/hizli-siparis#vitrin-order=:18;ABC-1:5:KOL%C4%B0;X%202:1',
    );
  });

  it('brings back what was put into it, whatever the codes are made of', () => {
    const lines = fc.array(
      fc.record({
        code: fc.string({ unit: 'grapheme', maxLength: 12 }).map(cleanCode).filter(Boolean),
        quantity: fc.integer({ min: 1, max: 9999 }).map(String),
        unit: fc.constantFrom(null, 'ADET', 'KOLİ'),
      }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        const { lines: found, isCut } = readOrderLink(fragmentOf(toOrderLink(given, '/siparis')));
        expect(isCut).toBe(false);
        expect(new Set(found.map(lineKey))).toEqual(new Set(given.map(lineKey)));
      }),
    );
    expect(linesOf(fragmentOf(toOrderLink([line("A:1;'(b)", '12', 'PAKET'), line('ş/ğ', '3')], '/')))).toMatchObject([
      line("A:1;'(b)", '12', 'PAKET'),
      line('ş/ğ', '3'),
    ]);
  });

  it('holds a code with half a character too, as a server cuts an emoji', () => {
    expect(toOrderLink([line('A\ud83d', '2')], '/')).toBe('/#vitrin-order=:4;A%EF%BF%BD:2');
  });

  it('says so where it was cut, wherever that was, and also where codes are no plain letters', () => {
    const link = fragmentOf(toOrderLink([line('ABC-1', '50', 'KOLİ'), line('ş 2', '30')], '/'));
    const start = link.indexOf('ABC');
    const found = Array.from({ length: link.length - start }, (_, more) => readOrderLink(link.slice(0, start + more)).isCut);
    expect(new Set(found)).toEqual(new Set([true]));
    expect(readOrderLink(link).isCut).toBe(false);
    // As written by hand, and as some programs hand it on.
    expect(readOrderLink('#vitrin-order=ABC-1:50').isCut).toBe(false);
    expect(readOrderLink(decodeURIComponent(link))).toEqual(readOrderLink(link));
  });

  it('leaves out what cannot be read, and merges what stands twice', () => {
    expect(linesOf('#vitrin-order=A:2;%E4%B:1;:5;A:3;B')).toMatchObject([line('A', '5'), line('B', '')]);
    expect(linesOf('#vitrin-order=')).toEqual([]);
    expect(linesOf('#urunler')).toEqual([]);
  });

  it('holds no more than a paste may', () => {
    const long = Array.from({ length: 1200 }, (_, place) => `K${place}:1`).join(';');
    expect(linesOf(`#vitrin-order=${long}`)).toHaveLength(1000);
  });
});
