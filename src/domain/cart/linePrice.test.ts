import { expect, it } from 'vitest';
import type { CartUnit } from './cart';
import { cartUnitPrice } from './linePrice';

const unit: CartUnit = {
  id: 1,
  value: 'ADET',
  multiplier: 1,
  defaultPrice: { value: 10, currency: 'TL' },
  namedPrices: { advencePrice1: { value: 9, currency: 'USD' }, advencePrice2: { value: 0, currency: 'TL' } },
};

it('takes the price of the selected plan', { tags: ['S1-3.09'] }, () => {
  expect(cartUnitPrice(unit, 'advencePrice1')).toEqual({ value: 9, currency: 'USD' });
});

it.each([null, 'advencePrice2', 'advencePrice3', 'constructor'])(
  'takes the default price for plan %s',
  { tags: ['D-30'] },
  (plan) => {
    expect(cartUnitPrice(unit, plan)).toEqual({ value: 10, currency: 'TL' });
  },
);

it('has no price where the unit has none', () => {
  expect(cartUnitPrice({ ...unit, defaultPrice: null }, null)).toBeNull();
});
