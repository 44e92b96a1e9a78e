import { expect, it } from 'vitest';
import { lengthen } from '../long';

it('makes texts long and numbers big, and leaves alone what is looked up by', () => {
  const price = { value: 12.5, currency: 'TL' };
  const longer: unknown = lengthen({
    id: 7,
    name: 'Vida',
    code: 'V-8',
    seo: 'vida',
    brand: { code: 'KRH', name: 'Karahisar' },
    units: [{ id: 71, value: 'ADET', defaultPrice: price }],
    ozelkod: '',
  });
  expect(longer).toMatchObject({
    id: 7,
    seo: 'vida',
    ozelkod: '',
    brand: { code: 'KRH' },
    units: [{ id: 71, value: 'ADET', defaultPrice: { value: 12500, currency: 'TL' } }],
    name: expect.stringMatching(/^Vida, .{100,}/) as string,
    code: expect.stringMatching(/^V-8-\w{40,}$/) as string,
  });
  expect(lengthen([{ id: 2, code: 'USD', exchangeRate: 32.5 }, null, '1'])).toEqual([
    { id: 2, code: 'USD', exchangeRate: 32.5 },
    null,
    '1',
  ]);
});
