import type { PlanPriceName } from '../product';
import type { PaymentPlan } from '../settings';

const PLAN_PRICE_NAMES: readonly PlanPriceName[] = [
  'advencePrice1',
  'advencePrice2',
  'advencePrice3',
  'advencePrice4',
  'advencePrice5',
];

/**
 * The payment plans that get a price column, in the shop's order, at most five. A plan that names no price field
 * of a product is left out. S1 §2, decision 21.
 */
export function planPriceColumns(plans: readonly PaymentPlan[]): readonly PaymentPlan[] {
  return plans.filter((plan) => PLAN_PRICE_NAMES.includes(plan.priceName)).slice(0, PLAN_PRICE_NAMES.length);
}
