import { expect, it } from 'vitest';
import { read } from '@/schemas/read';
import { productSchema } from '@/schemas/product';
import { readSettings } from '@/schemas/settings';
import { box, product } from '@/testing/productList';
import { compareRows } from './compareRows';

const goods = (raw: object) => {
  const known = read(productSchema, raw);
  if (!known.ok) throw new Error(known.problem.field);
  return known.value;
};
const rows = (stockInfoStatus: string) =>
  compareRows(
    [
      goods(
        product(1, {
          quantity: 30,
          inventory: [
            { warehouseName: 'Merkez', quantity: 25 },
            { warehouseName: 'İzmir', quantity: 5 },
          ],
        }),
      ),
      goods(
        product(2, {
          quantity: 48,
          defaultUnit: box(12),
          units: [box(12)],
          inventory: [{ warehouseName: 'İzmir', quantity: 48 }],
        }),
      ),
    ],
    readSettings({ showStokInfo: '1', stockInfoStatus }, () => undefined),
    undefined,
  );

it('puts each product under the warehouses of all of them, in its unit', { tags: ['D-23'] }, () => {
  const { warehouses, rows: found } = rows('0');
  expect(warehouses).toEqual(['Merkez', 'İzmir']);
  expect(found.map(({ places }) => places)).toEqual([
    [
      { kind: 'amount', amount: 25, unit: 'ADET' },
      { kind: 'amount', amount: 5, unit: 'ADET' },
    ],
    [null, { kind: 'amount', amount: 4, unit: 'KOLİ' }],
  ]);
});

it('tells no more than the stock cell: in or out where its number is hidden', { tags: ['D-71'] }, () => {
  expect(rows('2').rows[0]?.places).toEqual([{ kind: 'in' }, { kind: 'in' }]);
  expect(rows('20').rows[0]).toMatchObject({ stock: { kind: 'above', threshold: 20 }, places: [{ kind: 'in' }, { kind: 'in' }] });
});
