import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary:
    'The way from the cart to a paid order: cart preview, payment details, shopping summary. Without lines it pays a debt.',
  data: {
    type: {
      type: '`"CheckoutPreview"`, `"CheckoutPayment"` or `"CheckoutSummary"`',
      required: true,
      says: 'the step that shows',
    },
    items: { type: 'list', says: 'cart items; `CheckoutPayment` without any pays a debt, and the payer types the amount' },
    totals: { type: 'object', says: '`subTotal`, `tax`, `tryTotal`, in TRY; without it the lines are summed' },
    result: { type: 'object', says: 'the payment result, with the summary' },
    description: { type: 'text', says: 'what the customer wrote on the cart page' },
    advencePrice: { type: 'text', says: 'the payment plan that `totals` are under' },
    next: { type: 'path', says: "the shop's own payment page; without it the payment shows in place" },
  },
  page: [
    'user',
    'currencies',
    'debitAging',
    'branches',
    'currentBranch',
    'routes.login',
    'routes.cart',
    'routes.checkout',
    'routes.checkoutSummary',
    'routes.paymentStart',
    'routes.payDebt',
  ],
  events: ['vitrin:payment-succeeded'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
