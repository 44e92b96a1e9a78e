import type { PaymentPlan, Settings } from './settings';

/** The payment plans that an order can be placed under; none where the shop does not show them. S2 §2. */
export function offeredPlans({
  showPaymentPlanPrice,
  advencePriceInfo,
}: Pick<Settings, 'showPaymentPlanPrice' | 'advencePriceInfo'>): readonly PaymentPlan[] {
  return showPaymentPlanPrice ? advencePriceInfo : [];
}

/** The plan that is chosen before anybody has: the one that the shop marks, else the first. Decision 38. */
export function defaultPaymentPlan(plans: readonly PaymentPlan[]): PaymentPlan | null {
  return plans.find(({ isDefault }) => isDefault) ?? plans[0] ?? null;
}
