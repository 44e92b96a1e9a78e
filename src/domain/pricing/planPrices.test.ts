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

it('shows the plans in the order of the shop, and no more than five', { tags: ['S1-2.29', 'D-21'] }, () => {
  const plans = [...names].reverse().map(plan);
  expect(planPriceColumns(plans)).toEqual(plans);
  expect(planPriceColumns([...plans, ...plans])).toEqual(plans);
});
