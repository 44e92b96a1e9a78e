import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warrantyFailure, warrantyVerdict } from './rules';

const record = fc.record({
  tarih: fc.string(),
  durum: fc.constantFrom('SATIŞ', ' satış ', 'Satış', 'SATIS', 'İADE', ''),
  belgeNo: fc.string(),
});
const isSale = ({ durum }: { durum: string }) => ['SATIŞ', ' satış ', 'Satış'].includes(durum);

describe('a warranty', () => {
  it('is told exactly where there is a sale, with the sales and nothing else, in their order', { tags: ['S2-5.38'] }, () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(record), (garantiSuresi, hareket) => {
        const verdict = warrantyVerdict({ success: true, data: { garantiSuresi, hareket } });
        const sales = hareket.filter(isSale);
        expect(verdict).toEqual(
          sales.length > 0
            ? { ok: true, daysLeft: garantiSuresi, isOver: garantiSuresi < 0, sales }
            : { ok: false, message: { key: 'warranty.noSale' } },
        );
      }),
    );
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('with %i days left is over: %s', { tags: ['S2-9.38', 'D-53'] }, (garantiSuresi, isOver) => {
    const sale = { tarih: '', durum: 'SATIŞ', belgeNo: '' };
    expect(warrantyVerdict({ success: true, data: { garantiSuresi, hareket: [sale] } })).toMatchObject({ isOver });
  });

  it('is not said to go on where the shop does not say how long', () => {
    const sale = { tarih: '', durum: 'SATIŞ', belgeNo: '' };
    expect(warrantyVerdict({ success: true, data: { garantiSuresi: null, hareket: [sale] } })).toEqual({
      ok: false,
      message: { key: 'common.technicalError' },
    });
  });

  it('is not denied where the sale may be what cannot be read', { tags: ['D-68'] }, () => {
    const returned = { tarih: '', durum: 'İADE', belgeNo: '' };
    expect(warrantyVerdict({ success: true, data: { garantiSuresi: 24, hareket: [returned] }, isPartial: true })).toMatchObject({
      message: { key: 'common.technicalError' },
    });
  });
});

describe('an inquiry without an answer', () => {
  it.each([
    [403, 'Yetkiniz yok.', { key: 'warranty.signIn' }],
    [403, null, { key: 'warranty.signIn' }],
    [500, 'Servis kapalı', 'Servis kapalı'],
    [null, 'Servis kapalı', 'Servis kapalı'],
    [500, null, { key: 'common.technicalError' }],
    [null, null, { key: 'common.technicalError' }],
  ])('of status %j with the words %j says %j', { tags: ['S2-8.41'] }, (status, words, message) => {
    expect(warrantyFailure(status, words)).toEqual({ ok: false, message });
  });
});
