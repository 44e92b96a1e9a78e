import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProductSearched } from './rules';

const drill = { name: 'Isıtmalı Matkap', code: 'MTK-İ18I' };

describe('a product of the chooser', () => {
  it.each(['matkap', 'ISITMALI', 'ısıtmalı', 'isitmali', 'mtk-i18ı', ' 18 ', ''])('is found by %j', (typed) => {
    expect(isProductSearched(drill, typed)).toBe(true);
  });

  it.each(['testere', 'mtk18'])('is not found by %j', (typed) => {
    expect(isProductSearched(drill, typed)).toBe(false);
  });

  it('is found by every part of its name and of its code', { tags: ['S2-4.56'] }, () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), fc.nat(), (name, code, from, to) => {
        for (const text of [name, code]) expect(isProductSearched({ name, code }, text.slice(from, to))).toBe(true);
      }),
    );
  });
});
