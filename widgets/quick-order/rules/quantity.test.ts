import { describe, expect, it } from 'vitest';
import { readAmount } from './quantity';
import { findUnit } from './units';

describe('the quantity of a line', () => {
  it.each([
    ['5', 5, false],
    ['', 1, false],
    ['1.000', 1000, false],
    [' 1 250 ', 1250, false],
    ['2,5', 2, true],
    ['2.9', 2, true],
  ])('%j is %i', { tags: ['D-63'] }, (text, amount, isCut) => {
    expect(readAmount(text)).toEqual({ amount, isCut });
  });

  it.each(['0', '-3', 'abc', '0,5', '=B1', '1e5'])('%j is none, and orders nothing', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('the unit of a line', () => {
  const units = [{ value: 'ADET' }, { value: 'KOLİ' }, { value: 'KUTU' }, { value: 'ÇİFT' }];

  it.each([
    ['adet', 'ADET'],
    ['Ad.', 'ADET'],
    ['koli', 'KOLİ'],
    ['KOLI', 'KOLİ'],
    ['tane', 'ADET'],
    ['pcs', 'ADET'],
    ['kt', 'KUTU'],
    ['CIFT', 'ÇİFT'],
    ['ADT', 'ADET'],
    ['k', undefined],
    ['paket', undefined],
    ['', undefined],
  ])('%j is %s', (word, value) => {
    expect(findUnit(units, word)?.value).toBe(value);
  });

  it('is the one of that very name, else the one that begins so, and never the only one there is', () => {
    expect(findUnit([{ value: 'KOLİ 24' }, { value: 'KOLİ' }], 'koli')?.value).toBe('KOLİ');
    expect(findUnit([{ value: 'ADET' }, { value: 'BİDON' }], 'bid.')?.value).toBe('BİDON');
    for (const word of ['', 'don', 'fıçı']) expect(findUnit([{ value: 'BİDON' }], word)).toBeUndefined();
  });

  it('is the one that is meant, whichever word the shop has for it', () => {
    expect(findUnit([{ value: 'AD' }, { value: 'PK' }], 'Adet')?.value).toBe('AD');
    expect(findUnit([{ value: 'AD' }, { value: 'PK' }], 'paket')?.value).toBe('PK');
    expect(findUnit([{ value: 'SET' }, { value: 'TAKIM' }], 'tk')).toBeUndefined();
  });
});
