import { describe, expect, it } from 'vitest';
import { currencySchema } from './money';
import { productSchema } from './product';
import { read } from './read';

const problem = (raw: unknown) => {
  const result = read(productSchema, raw);
  return result.ok ? null : result.problem;
};

describe('checking what the server sent', () => {
  it('takes numbers from texts, and currencies by code, id or object', { tags: ['S1-3.01', 'D-1'] }, () => {
    const raw = {
      id: '7',
      name: 'Vida',
      taxRate: '20',
      salePrice: { value: '12,5', currency: { code: 'USD' } },
      listPrice: { value: 20, currency: 2 },
    };
    expect(read(productSchema, raw)).toMatchObject({
      ok: true,
      value: { id: '7', taxRate: 20, salePrice: { value: 12.5, currency: 'USD' }, listPrice: { value: 20, currency: '2' } },
    });
  });

  it('takes digits for text, and what PHP makes of nothing for nothing', { tags: ['D-1'] }, () => {
    const raw = { id: 1, name: 12, taxRate: '', brand: [], model: { id: null, name: '' }, defaultUnit: '' };
    expect(read(productSchema, { ...raw, salePrice: { value: null, currency: 'TL' } })).toMatchObject({
      ok: true,
      value: { name: '12', taxRate: null, brand: null, model: null, defaultUnit: null, salePrice: null },
    });
  });

  it.each([[[]], [{}], [false]])('takes a text for none that is %j', { tags: ['D-1', 'D-68'] }, (none) => {
    const raw = { id: 1, name: 'Vida', code: none, seo: none, image: none, description: none };
    expect(read(productSchema, raw)).toMatchObject({ ok: true, value: { code: '', seo: '', image: null, description: null } });
    expect(problem({ ...raw, name: none })).toMatchObject({ field: 'name', allowed: 'text that is not empty' });
  });

  it.each([[null], [''], [' '], ['null'], [[]]])('takes a number for none that is %j', { tags: ['D-1', 'D-68'] }, (none) => {
    const units = [{ id: 1, multiplier: none }];
    const inventory = [{ warehouseName: 'Merkez', quantity: none }];
    expect(read(productSchema, { id: 1, name: 'Vida', taxRate: none, quantity: none, units, inventory })).toMatchObject({
      ok: true,
      value: { taxRate: null, quantity: Infinity, units: [{ multiplier: 1 }], inventory: [{ quantity: 0 }] },
    });
  });

  it.each(['', ' ', null, [], {}, { code: '', id: null }])(
    'takes a price for one in TRY whose currency is missing: %j',
    { tags: ['S1-3.01', 'D-1'] },
    (currency) => {
      expect(read(productSchema, { id: 1, name: 'Vida', salePrice: { value: 1, currency } })).toMatchObject({
        ok: true,
        value: { salePrice: { value: 1, currency: 'TRY' } },
      });
    },
  );

  it('fills what may be missing and keeps what it cannot know: a withheld stock', { tags: ['S1-3.01', 'D-4'] }, () => {
    expect(read(productSchema, { id: 1, name: 'Vida' })).toMatchObject({
      ok: true,
      value: { quantity: 0, units: [], salePrice: null, variantChosen: null },
    });
    expect(read(productSchema, { id: 1, name: 'Vida', quantity: null })).toMatchObject({
      ok: true,
      value: { quantity: Infinity },
    });
    const units = [{ id: 1, multiplier: '' }, { id: 2, multiplier: 0 }, { id: 3 }];
    expect(read(productSchema, { id: 1, name: 'Vida', units })).toMatchObject({
      ok: true,
      value: { units: units.map(({ id }) => ({ id, multiplier: 1 })) },
    });
  });

  it.each([
    [
      { id: 1, name: '' },
      { field: 'name', received: '""', allowed: 'text that is not empty' },
    ],
    [{ name: 'Vida' }, { field: 'id', received: 'nothing', allowed: 'an id: a number or text' }],
    // The id that was sent may have been one more.
    [
      { id: 2 ** 53, name: 'Vida' },
      { field: 'id', received: '9007199254740992', allowed: 'an id: a number or text' },
    ],
    [{ id: 1 }, { field: 'name', received: 'nothing', allowed: 'text that is not empty' }],
    [
      { id: 1, name: 'Vida', units: {} },
      { field: 'units', received: '{}', allowed: 'a list' },
    ],
    [
      { id: 1, name: 'Vida', salePrice: { value: 'çok' } },
      { field: 'salePrice.value', received: '"çok"', allowed: 'a number, or text that holds one' },
    ],
    [
      { id: 1, name: 'Vida', model: { name: 'M8' } },
      { field: 'model.id', received: 'nothing', allowed: 'an id: a number or text' },
    ],
    ['<html>', { field: '', received: '"<html>"', allowed: 'a product: { id, name, … }' }],
  ])('names the field, what came and what is allowed: %j', { tags: ['S1-3.07', 'D-9'] }, (raw, expected) => {
    expect(problem(raw)).toEqual(expected);
  });

  it('reads a currency as the contract writes it', { tags: ['S1-3.11'] }, () => {
    expect(read(currencySchema, { id: 2, code: 'USD', exchangeRate: 32.5 })).toEqual({
      ok: true,
      value: { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false },
    });
    expect(read(currencySchema, { id: 3, code: 'EUR' })).toMatchObject({ ok: true, value: { exchangeRate: 0 } });
  });
});
