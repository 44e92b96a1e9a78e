import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readEntries } from './entries';
import { entriesComplaint } from './entriesComplaint';
import { productListSchema } from './productList';

const LISTS = { items: 'products', 'items.units': 'units', 'items.inventory': 'warehouses' };
const unit = (id: unknown) => ({ id, value: 'ADET' });
const good = (id: number) => ({ id, name: `Ürün ${id}` });
const page = (items: readonly unknown[]) => ({ items, total: items.length });

function readPage(items: readonly unknown[]) {
  const answer = readEntries(productListSchema, page(items), LISTS);
  return answer.ok
    ? { ...answer, ids: answer.value.items.map(({ id }) => id), units: answer.value.items.map(({ units }) => units.length) }
    : answer;
}

describe('a list with entries that cannot be read', { tags: ['D-68'] }, () => {
  it('keeps the others, and tells how many went and what is wrong with the first', () => {
    const answer = readPage([good(1), { ...good(2), brand: 'Bosch' }, good(3), { ...good(4), quantity: 'abc', name: null }]);
    expect(answer).toMatchObject({ ok: true, ids: [1, 3] });
    expect(answer.ok && answer.leftOut).toEqual([
      {
        list: 'items',
        count: 2,
        of: 4,
        problem: { field: 'items.1.brand', received: '"Bosch"', allowed: 'a brand: { code, name }' },
      },
    ]);
  });

  it('leaves out no more than what is wrong: a unit or a warehouse, not its product', () => {
    const answer = readPage([
      { ...good(1), units: [unit(11), unit(null), unit(12)], inventory: ['Merkez', { warehouseName: 'İzmir', quantity: 3 }] },
      { ...good(2), units: [unit({}), unit(21)] },
    ]);
    expect(answer).toMatchObject({ ok: true, ids: [1, 2], units: [2, 1] });
    expect(answer.ok && entriesComplaint(answer, LISTS)).toEqual({
      message: '2 of 5 units, 1 of 2 warehouses left out. items.0.units.1.id: received null; allowed: an id: a number or text.',
      field: 'items.0.units.1.id',
    });
  });

  it('is wrong as a whole where none can be read, and so is the entry that it stands in', () => {
    expect(readPage([null, { ...good(2), id: null }])).toMatchObject({ ok: false, problem: { field: 'items.0' } });
    const answer = readPage([good(1), { ...good(2), units: [unit(null), 7] }]);
    expect(answer).toMatchObject({ ok: true, ids: [1] });
    expect(answer.ok && answer.leftOut).toMatchObject([
      { list: 'items', count: 1, of: 2, problem: { field: 'items.1.units.0.id' } },
    ]);
    expect(readPage([])).toMatchObject({ ok: true, ids: [] });
  });

  it.each([
    [{ items: [good(1), null] }, 'total'],
    [{ items: 'yok', total: 1 }, 'items'],
    [[good(1)], 'items'],
    [null, ''],
  ])('saves nothing of an answer with other faults: %j', (raw, field) => {
    expect(readEntries(productListSchema, raw, LISTS)).toMatchObject({ ok: false, problem: { field } });
  });

  it.each(['', ' ', null])('takes a page that is not told for the only one: %j', (nothing) => {
    const raw = { ...page([good(1)]), page: nothing, pages: nothing, variantCheck: nothing };
    expect(readEntries(productListSchema, raw, LISTS)).toMatchObject({
      ok: true,
      value: { page: 1, pages: 1, variantCheck: {} },
    });
  });

  it('keeps every good entry in its order, wherever the bad ones stand', () => {
    const list = v.array(v.number(), 'numbers');
    const entry = fc.oneof(fc.integer(), fc.constantFrom(null, 'x', {}, [1]));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (entries) => {
        const numbers = entries.filter((each) => typeof each === 'number');
        const answer = readEntries(list, entries, { '': 'numbers' });
        expect(answer.ok ? answer.value : []).toEqual(numbers);
        if (answer.ok) expect(answer.leftOut[0]?.count ?? 0).toBe(entries.length - numbers.length);
        else expect(answer.problem.field).toBe('0');
      }),
    );
  });
});
