import type { CardPayment, MailOrder, PaymentResult } from '../wire';
import type { ShopCart } from './cart';

/** What the cart page posted to the checkout. */
export interface CheckoutDraft {
  readonly description: string;
  readonly advencePrice: string;
}

/** The session's card payments. S2 §3 and §4. */
export interface ShopPayments {
  /** What the checkout was entered with. */
  readonly draft: CheckoutDraft;
  keepDraft(draft: CheckoutDraft): void;
  /** A payment goes to the bank; one that was not answered yet is forgotten. */
  start(payment: CardPayment): void;
  /** The bank agrees: a cart with lines becomes an order, an empty one a payment on account. Null if nothing was started. */
  succeed(): PaymentResult | null;
  /** The bank refuses. */
  fail(): void;
  /** How the last payment ended; null before the first. */
  last(): PaymentResult | null;
  reset(): void;
}

const NO_DRAFT: CheckoutDraft = { description: '', advencePrice: '' };

const REFUSED: PaymentResult = {
  succeed: false,
  paymentType: null,
  order: null,
  orderId: null,
  amount: 0,
  description: '',
  mailOrder: null,
};

/** `customerName` is asked at the end of each payment: the scenario may have changed who is logged in. */
export function createPayments(cart: ShopCart, store: MailOrder['store'], customerName: () => string): ShopPayments {
  let draft = NO_DRAFT;
  let started: CardPayment | null = null;
  let last: PaymentResult | null = null;

  const paid = (payment: CardPayment): PaymentResult => {
    const { charged, description } = payment;
    const order = cart.order(description, payment.advencePrice);
    // The summary page names it; the cart page need not.
    if (order.ok) cart.takeUnseenOrder();
    return {
      succeed: true,
      paymentType: order.ok ? 'order' : 'pay',
      order: order.ok ? { id: order.value.orderNo, orderProducts: order.value.items } : null,
      orderId: order.ok ? order.value.orderNo : null,
      amount: charged,
      description,
      mailOrder: slipOf(payment, store, customerName()),
    };
  };

  return {
    get draft() {
      return draft;
    },
    keepDraft(posted) {
      draft = posted;
    },
    start(payment) {
      started = payment;
    },
    succeed() {
      if (!started) return null;
      last = paid(started);
      started = null;
      draft = NO_DRAFT;
      return last;
    },
    fail() {
      if (started) last = REFUSED;
      started = null;
    },
    last: () => last,
    reset() {
      draft = NO_DRAFT;
      started = null;
      last = null;
    },
  };
}

function slipOf(
  { holder, ccno, expiry, charged, installment, description }: CardPayment,
  store: MailOrder['store'],
  customerName: string,
): MailOrder {
  return {
    store,
    customerName,
    currency: 'TRY',
    installmentAmount: Math.round(Math.round(charged * 100) / installment) / 100,
    installment,
    cardHolder: holder,
    cardNumber: `${ccno.slice(0, 4)} **** **** ${ccno.slice(-4)}`,
    expiryDate: expiry,
    description,
    date: new Date().toISOString(),
  };
}
