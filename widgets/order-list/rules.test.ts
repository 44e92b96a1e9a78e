import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignRates, isOwnSum, orderLineTotal, orderTotal, type Order, type OrderLine } from './rules';

const line = (quantity: number, price: OrderLine['price'], exchangeRate: number | null = null): OrderLine => ({
  href: null,
  image: null,
  code: 'K',
  name: 'Vida',
  unit: 'ADET',
  quantity,
  price,
  exchangeRate,
});
const tl = (value: number) => ({ value, currency: 'TL' });
const usd = (value: number) => ({ value, currency: 'USD' });
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
    ['has lines in several currencies', [line(1, tl(5)), line(1, usd(5))]],
  ])('is unknown where it %s', (_, lines) => {
    expect(orderTotal(order(lines), [])).toBeNull();
  });

  it('is said to be a sum of ours only where it is one', () => {
    const lines = [line(1, tl(5))];
    expect([order(lines), order(lines, tl(6)), order([])].map((each) => isOwnSum(each, []))).toEqual([true, false, false]);
  });
});

describe('the rates of an order', () => {
  const euros = line(1, { value: 5, currency: 'EUR' });
  const currencies = [{ id: 2, code: 'USD', exchangeRate: 40, isDefault: false }];

  it('are those by which it was placed, of each currency that is not that of its total', () => {
    const lines = [line(1, tl(5)), line(1, { value: 5, currency: '2' }, 32.5), euros, line(1, null, 7)];
    expect([...foreignRates(order(lines, tl(99)), currencies)]).toEqual([
      ['USD', 32.5],
      ['EUR', null],
    ]);
    expect([...foreignRates(order([line(1, usd(5), 32.5)], usd(5)), currencies)]).toEqual([]);
  });

  it('are told of no total that is not told', () => {
    expect([...foreignRates(order([line(1, usd(5), 32.5), euros]), currencies)]).toEqual([]);
  });
});
