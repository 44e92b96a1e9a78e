import { PLAN_PRICE_NAMES } from '../product';
import type { PaymentPlan } from '../settings';

/** The payment plans that get a price column, in the shop's order, at most five. S1 §2, decision 21. */
export function planPriceColumns(plans: readonly PaymentPlan[]): readonly PaymentPlan[] {
  return plans.slice(0, PLAN_PRICE_NAMES.length);
}
