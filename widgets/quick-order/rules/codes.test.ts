import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { productSchema } from '@/schemas/product';
import { compactCode, findMatches } from './codes';

const product = (id: number, code: string, rest: object = {}) =>
  v.parse(productSchema, { id, name: `Ürün ${id}`, code, ...rest });
const adet = { id: 1, value: 'ADET', multiplier: 1, barcode: '8690000000012' };
const koli = { id: 2, value: 'KOLİ', multiplier: 12, barcode: '18690000000019' };

const bolt = product(1, 'HRD-M6 İ', { defaultUnit: adet, units: [adet, koli], ozelkod: 'SKU 7' });
const nut = product(2, 'HRD M6I');
const ids = (code: string, of = [bolt, nut]) => findMatches(of, code).map((match) => match.product.id);

describe('a code', () => {
  it('means a product by its code, a barcode of a unit or a special code, in whatever case', () => {
    expect(ids('hrd-m6 i')).toEqual([1]);
    expect(ids('HRD-M6 ı')).toEqual([1]);
    expect(ids('sku 7')).toEqual([1]);
    expect(ids(' 8690000000012 ')).toEqual([1]);
  });

  it("chooses the unit whose barcode it is, and no unit where it is the product's own code", () => {
    expect(findMatches([bolt], '18690000000019')[0]?.unitId).toBe(2);
    expect(findMatches([bolt], 'HRD-M6 İ')[0]?.unitId).toBeNull();
    const same = product(3, 'X', { defaultUnit: adet, units: [{ ...koli, barcode: adet.barcode }, adet] });
    expect(findMatches([same], adet.barcode)[0]?.unitId).toBe(1);
    const twice = product(3, 'X', { defaultUnit: adet, units: [adet, koli, { ...koli, id: 3, value: 'KASA' }] });
    expect(findMatches([twice], koli.barcode)[0]?.unitId).toBe(1);
    const alone = product(3, 'X', { defaultUnit: koli, units: [] });
    expect(findMatches([alone], koli.barcode)[0]?.unitId).toBe(2);
  });

  it('is looked for as it is spelt, and only then without spaces and hyphens', () => {
    expect(ids('HRD M6I')).toEqual([2]);
    expect(ids(' HRD M6I ')).toEqual([2]);
    expect(ids('HRD M6I', [bolt, product(2, 'HRD M6I ')])).toEqual([2]);
    expect(ids('HRDM6I')).toEqual([1, 2]);
    expect(ids('HRD–M6–I')).toEqual([1, 2]);
  });

  it('means nothing where it is part of a code, or empty', () => {
    expect(ids('HRD')).toEqual([]);
    expect(ids('  ')).toEqual([]);
    expect(ids('', [product(4, '')])).toEqual([]);
  });

  it('is compacted as many shops keep codes', () => {
    expect(compactCode(' HRD 12-5–A ')).toBe('HRD125A');
  });
});
