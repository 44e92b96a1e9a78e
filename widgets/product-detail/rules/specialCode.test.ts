import { describe, expect, it } from 'vitest';
import { detailSpecialCode } from './specialCode';

const settings = {
  b2b_urun_detay_ozel_kod: true,
  b2b_urun_detay_ozel_kod_gosterim: 'ozelkod2',
  b2b_urun_detay_ozel_kod_baslik: ' Raf ',
};
const product = { specialCodes: { ozelkod: 'A-1', ozelkod2: 'B-2', ozelkod7: 'G-7' } };

describe('the special code of the detail page', () => {
  it('is the one that the shop names, under its title', { tags: ['S1-2.36', 'S1-3.06'] }, () => {
    expect(detailSpecialCode(product, settings)).toEqual({ title: 'Raf', code: 'B-2' });
    expect(detailSpecialCode(product, { ...settings, b2b_urun_detay_ozel_kod_gosterim: ' ozelkod7 ' })?.code).toBe('G-7');
  });

  it('is the first one where the shop names none', { tags: ['S1-3.32'] }, () => {
    expect(detailSpecialCode(product, { ...settings, b2b_urun_detay_ozel_kod_gosterim: '' })?.code).toBe('A-1');
  });

  it('is not there without the switch, and for a product that has none', { tags: ['S1-3.32'] }, () => {
    expect(detailSpecialCode(product, { ...settings, b2b_urun_detay_ozel_kod: false })).toBeNull();
    expect(detailSpecialCode({ specialCodes: { ozelkod: 'A-1' } }, settings)).toBeNull();
    expect(detailSpecialCode({ specialCodes: { ozelkod2: '  ' } }, settings)).toBeNull();
  });
});
