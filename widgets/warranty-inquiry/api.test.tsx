import { expect, it, vi } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { postWarrantyInquiry } from './api';

const { signal } = new AbortController();
const record = { tarih: '1.2.2026', durum: 'Satış', belgeNo: 'F-1' };

it.each([
  ['a list', [record, record], [record, record]],
  ['a single one', record, [record]],
  ['nothing', undefined, []],
  ['null', null, []],
])('reads movements that are %s', { tags: ['S2-7.32'] }, async (_, hareket, movements) => {
  const asked = answerRequests(200, JSON.stringify({ success: 1, data: { garantiSuresi: '24', hareket } }));
  expect(await postWarrantyInquiry('SN 1', signal)).toEqual({ success: true, data: { garantiSuresi: 24, hareket: movements } });
  expect(asked).toEqual(['POST /api/catalog/WarrantyInquiry']);
});

it('leaves out movements that cannot be read, and says so', { tags: ['D-68'] }, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const data = { garantiSuresi: 24, hareket: [7, record, { ...record, belgeNo: { no: 1 } }] };
  answerRequests(200, JSON.stringify({ success: true, data }));
  expect(await postWarrantyInquiry('SN 1', signal)).toMatchObject({ data: { hareket: [record] }, isPartial: true });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[vitrin\] 2 of 3 movements left out\. data\.hareket\.0: received 7/),
  );
});

it.each([[null], [[]], [{}], [undefined]])('knows nothing by %j', { tags: ['D-53'] }, async (data) => {
  answerRequests(200, JSON.stringify({ success: true, data }));
  expect(await postWarrantyInquiry('SN 1', signal)).toEqual({ success: true, data: null });
});

it.each([[''], [0], [{ rows: {} }], [{ garantiSuresi: 'uzun', hareket: [] }], [{ garantiSuresi: 24, hareket: [7] }]])(
  'cannot read %j',
  async (data) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerRequests(200, JSON.stringify({ success: true, data }));
    await expect(postWarrantyInquiry('SN 1', signal)).rejects.toMatchObject({ error: { kind: 'shape' } });
  },
);
