import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLineTotal, orderTotal, type Order, type OrderLine } from './rules';

const line = (quantity: number, price: OrderLine['price']): OrderLine => ({
  href: null,
  image: null,
  code: 'K',
  name: 'Vida',
  unit: 'ADET',
  quantity,
  price,
  exchangeRate: null,
});
const tl = (value: number) => ({ value, currency: 'TL' });
const order = (lines: readonly OrderLine[], total: Order['total'] = null): Order => ({
  id: 1,
  orderNo: 'SP-1',
  date: '',
  isCancelled: false,
  status: '',
  createdBy: '',
  total,
  lines,
});

describe('what an order comes to', () => {
  it('is what the shop says, whatever its lines come to', () => {
    expect(orderTotal(order([line(2, tl(10))], tl(99)), [])).toEqual({ value: 99, currency: 'TRY' });
    expect(orderTotal(order([], tl(0)), [])).toEqual({ value: 0, currency: 'TRY' });
  });

  it('is else the sum of its lines, each rounded', { tags: ['S2-9.26'] }, () => {
    expect(orderTotal(order([line(1, tl(1.005)), line(3, { value: 0.335, currency: 'TRY' })]), [])).toEqual({
      value: 2.02,
      currency: 'TRY',
    });
  });

  it('adds up, line by line', { tags: ['S2-9.26'] }, () => {
    const price = fc.integer({ min: 0, max: 1e9 }).map((tenThousandths) => tenThousandths / 10_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), price), { minLength: 1, maxLength: 20 }), (rows) => {
        const lines = rows.map(([quantity, value]) => line(quantity, tl(value)));
        const kurus = lines.reduce((sum, each) => sum + Math.round((orderLineTotal(each)?.value ?? NaN) * 100), 0);
        expect(Math.round((orderTotal(order(lines), [])?.value ?? NaN) * 100)).toBe(kurus);
      }),
    );
  });

  it.each([
    ['has no lines', []],
    ['has a line without a price', [line(1, tl(5)), line(1, null)]],
    ['has lines in several currencies', [line(1, tl(5)), line(1, { value: 5, currency: 'USD' })]],
  ])('is unknown where it %s', (_, lines) => {
    expect(orderTotal(order(lines), [])).toBeNull();
  });
});
