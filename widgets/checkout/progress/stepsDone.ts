import { CHECKOUT_STEPS, type CheckoutStep } from '../rules/checkout';

/** The steps that are behind the customer: paying a debt had no cart, and a payment that failed is not done. */
export function stepsDone(step: CheckoutStep, isOrder: boolean, isPaid: boolean): readonly CheckoutStep[] {
  if (isPaid) return isOrder ? CHECKOUT_STEPS : CHECKOUT_STEPS.slice(1);
  return isOrder ? CHECKOUT_STEPS.slice(0, Math.min(1, CHECKOUT_STEPS.indexOf(step))) : [];
}
