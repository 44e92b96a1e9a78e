import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';

/** The three page types of the checkout, in their order. S2 §2. */
export const CHECKOUT_STEPS = ['CheckoutPreview', 'CheckoutPayment', 'CheckoutSummary'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A debt has no cart to look at first. */
export const DEBT_STEPS: readonly CheckoutStep[] = CHECKOUT_STEPS.slice(1);

/** What a checkout comes to, in TRY; `subTotal` is net. S2 §3. */
export interface CheckoutTotals {
  readonly subTotal: number;
  readonly tax: number;
  readonly tryTotal: number;
  /** A tax that nobody knows is missing in them: they are not the server's (decision 81). */
  readonly isTaxUnknown?: boolean | undefined;
}

/** What a mail-order slip says. Texts are empty where the shop says nothing. S2 §3. */
export interface MailOrder {
  readonly store: {
    /** A path of the shop or an http(s) address; null where there is none that may be loaded. */
    readonly logo: string | null;
    readonly name: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly customerName: string;
  /** Code or id, as the shop gave it. */
  readonly currency: string;
  readonly installmentAmount: number | null;
  readonly installment: number;
  readonly cardHolder: string;
  /** Masked. */
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly description: string;
  readonly date: string;
}

/** How a payment ended. S2 §3. */
export interface PaymentResult {
  /** Null where the server does not say. */
  readonly succeed: boolean | null;
  readonly paymentType: 'pay' | 'order' | null;
  readonly orderNo: Id | null;
  /** What was ordered, where the result says so. */
  readonly orderProducts: readonly CartItem[];
  /** TRY that the card was charged. */
  readonly amount: number | null;
  readonly description: string;
  readonly mailOrder: MailOrder | null;
}
