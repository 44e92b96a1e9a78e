import * as v from 'valibot';
import type { CartItem } from '@/domain/cart/cart';
import { CHECKOUT_STEPS, type CheckoutStep, type CheckoutTotals, type PaymentResult } from './rules/checkout';
import { listOf, objectOrNull, orNull, pagePathSchema, textSchema } from '@/schemas/basics';
import { cartLineSchema } from '@/schemas/cart';
import { checkoutTotalsSchema, paymentResultSchema } from './resultSchema';

/** What a container says. Contract §2. */
export interface CheckoutProps {
  readonly type: CheckoutStep;
  /** None: what is paid is no order but a debt. */
  readonly items: readonly CartItem[];
  /** Null: the lines are summed by the rules of the shop (decision 38). */
  readonly totals: CheckoutTotals | null;
  /** Of the payment that led here; with the summary alone. */
  readonly result: PaymentResult | null;
  /** What the customer wrote on the cart page. */
  readonly description: string;
  /** `priceName` of the plan that `totals` are under. */
  readonly advencePrice: string;
  /** The shop's own page of the payment step; without one the widget shows it in place. */
  readonly next: string | null;
}

const [preview, payment, summary] = CHECKOUT_STEPS;

export const checkoutProps: v.GenericSchema<unknown, CheckoutProps> = v.object({
  type: v.picklist(CHECKOUT_STEPS, `"${preview}", "${payment}" or "${summary}"`),
  items: listOf(cartLineSchema),
  totals: objectOrNull(checkoutTotalsSchema),
  result: orNull(paymentResultSchema),
  description: textSchema,
  advencePrice: textSchema,
  next: orNull(pagePathSchema),
});
