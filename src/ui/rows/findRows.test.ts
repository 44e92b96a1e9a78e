import { describe, expect, it } from 'vitest';
import { createFinder } from './findRows';

const ROWS = ['CVT-M10 Çelik Cıvata M10', 'CVT-M8 ISITICI Kablo', 'ANK-2 Ankraj'];
const found = (query: string) => {
  const isFound = createFinder(query);
  return ROWS.flatMap((text, place) => (isFound(text, place) ? [place] : []));
};

describe('rows', () => {
  it('are found by all words, however they are typed, and by their number', () => {
    expect(found('cvt')).toEqual([0, 1]);
    expect(found('m10 CIVATA')).toEqual([0]);
    expect(found('ısıtıcı')).toEqual([1]);
    expect(found(' 3 ')).toEqual([2]);
    expect(found('yok')).toEqual([]);
  });

  it('are all there while nothing is looked for', () => {
    expect(found('')).toEqual([0, 1, 2]);
    expect(found('   ')).toEqual([0, 1, 2]);
  });
});
