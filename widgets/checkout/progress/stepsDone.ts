import { CHECKOUT_STEPS, type CheckoutStep } from '../rules/checkout';

/** The steps that are behind the customer: a payment that failed is not done. */
export function stepsDone(step: CheckoutStep, isOrder: boolean, isPaid: boolean): readonly CheckoutStep[] {
  if (isPaid) return CHECKOUT_STEPS;
  return isOrder ? CHECKOUT_STEPS.slice(0, Math.min(1, CHECKOUT_STEPS.indexOf(step))) : [];
}
