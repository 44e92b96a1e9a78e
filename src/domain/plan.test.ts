import { expect, it } from 'vitest';
import type { PaymentPlan } from './settings';
import { offeredPlans, defaultPaymentPlan } from './plan';

const plan = (name: string, isDefault = false): PaymentPlan => ({
  name,
  priceName: 'advencePrice1',
  isDefault,
  isVirtual: false,
});
const plans = [plan('Peşin'), plan('30 Gün', true)];

it('offers the plans only where the shop shows them', { tags: ['S2-2.26', 'S2-3.42'] }, () => {
  expect(offeredPlans({ showPaymentPlanPrice: true, advencePriceInfo: plans })).toBe(plans);
  expect(offeredPlans({ showPaymentPlanPrice: false, advencePriceInfo: plans })).toEqual([]);
});

it('preselects the plan that is marked, else the first', { tags: ['S1-3.33', 'S2-3.42', 'D-38'] }, () => {
  expect(defaultPaymentPlan(plans)?.name).toBe('30 Gün');
  expect(defaultPaymentPlan([plan('Peşin')])?.name).toBe('Peşin');
  expect(defaultPaymentPlan([])).toBeNull();
});
