import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { arrange, lineMeant, SORTS, type Arrangement } from './arrange';
import { linesShortOfStock } from './shortOfStock';

const line = (
  id: number,
  code: string,
  name: string,
  more: { quantity?: number; stock?: number; multiplier?: number } = {},
): CartItem => ({
  id,
  quantity: more.quantity ?? 1,
  product: {
    id: code,
    seo: '',
    name,
    code,
    image: null,
    brand: null,
    taxRate: 20,
    quantity: more.stock ?? Infinity,
    specialCodes: {},
    units: [],
  },
  productUnit: { id: 1, value: 'ADET', multiplier: more.multiplier ?? 1, defaultPrice: null, namedPrices: {} },
});
const CART = [
  line(7, 'CVT-M10', 'Çelik Cıvata M10', { quantity: 3 }),
  line(8, 'CVT-M8', 'ISITICI Kablo', { quantity: 9 }),
  line(9, 'ANK-2', 'Ankraj', { quantity: 5 }),
];
const PLAIN: Arrangement = { query: '', sort: 'added', only: () => true, totalOf: ({ quantity }) => quantity };
const ids = (change: Partial<Arrangement>) => arrange(CART, { ...PLAIN, ...change }).map(({ item }) => item.id);

describe('the lines of a large cart', () => {
  it('are found by words of name and code, however they are typed, and by number', () => {
    expect(ids({ query: 'cvt' })).toEqual([7, 8]);
    expect(ids({ query: 'm10 cıvata' })).toEqual([7]);
    expect(ids({ query: 'CIVATA' })).toEqual([7]);
    expect(ids({ query: 'ısıtıcı' })).toEqual([8]);
    expect(ids({ query: '3' })).toEqual([9]);
    expect(ids({ query: '   ' })).toEqual([7, 8, 9]);
    expect(ids({ query: 'yok' })).toEqual([]);
  });

  it('are sorted by code as people count, by name, and the dearest first', () => {
    expect(ids({ sort: 'code' })).toEqual([9, 8, 7]);
    expect(ids({ sort: 'name' })).toEqual([9, 7, 8]);
    expect(ids({ sort: 'total' })).toEqual([8, 9, 7]);
  });

  it('keep their numbers, however they are sorted, and none is lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), fc.array(fc.nat(99)), (sort, amounts) => {
        const items = amounts.map((quantity, id) => line(id, `K${quantity}`, 'Vida', { quantity }));
        const lines = arrange(items, { ...PLAIN, sort });
        expect(lines.map(({ number, item }) => [number, item.id]).sort(([a = 0], [b = 0]) => Number(a) - Number(b))).toEqual(
          items.map(({ id }, place) => [place + 1, id]),
        );
      }),
    );
  });

  it('mean the line with that very code or number before the first that is left', () => {
    const of = (query: string) => lineMeant(arrange(CART, { ...PLAIN, query }), query)?.item.id;
    expect(of('cvt-m8')).toBe(8);
    expect(of('cvt')).toBe(7);
    expect(of('2')).toBe(8);
    expect(of('yok')).toBeUndefined();
  });
});

describe('lines short of stock', () => {
  const settings = { stockInfoStatus: 0, cartStockControl: false } as const;

  it('are those of a product that the cart holds more of than there is, over all its units', { tags: ['D-27'] }, () => {
    const items = [
      line(1, 'A', 'A', { quantity: 8, stock: 20 }),
      { ...line(2, 'A', 'A', { quantity: 2, stock: 20, multiplier: 10 }) },
      line(3, 'B', 'B', { quantity: 20, stock: 20 }),
      line(4, 'C', 'C', { quantity: 99 }),
    ];
    expect([...linesShortOfStock(items, settings)]).toEqual(['1', '2']);
    expect(linesShortOfStock(items, { ...settings, cartStockControl: true }).size).toBe(0);
  });
});
