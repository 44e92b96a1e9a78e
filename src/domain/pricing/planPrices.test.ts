import { expect, it } from 'vitest';
import { planPriceColumns } from './planPrices';
import type { PaymentPlan } from '../settings';

const names = ['advencePrice1', 'advencePrice2', 'advencePrice3', 'advencePrice4', 'advencePrice5'] as const;
const plan = (priceName: PaymentPlan['priceName']): PaymentPlan => ({
  name: priceName,
  priceName,
  isVirtual: false,
  isDefault: false,
});

it('are those of the five prices, in the order of the shop, and no more than five', { tags: ['D-21'] }, () => {
  const plans = [...names].reverse().map(plan);
  expect(planPriceColumns(plans)).toEqual(plans);
  expect(planPriceColumns([...plans, ...plans])).toEqual(plans);
});
