import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'What the customer reads after an order: that it succeeded, its number and total, and what comes next.',
  options: {
    'data-order-no': {
      values: 'text that is not empty',
      otherwise: "the child JSON's `orderNo`",
      says: 'The number of the order.',
    },
  },
  data: {
    orderNo: {
      type: 'text or number',
      orOption: 'data-order-no',
      says: 'the number of the order; in the place of `data-order-no`',
    },
    total: { type: 'number', says: 'what the order comes to; shown only where `currency` stands, too' },
    currency: { type: 'text, number or object', says: 'its currency: a code, an id or an object' },
  },
  page: ['user', 'currencies', 'routes.orders'],
  pageEvents: ['vitrin:cart-changed'],
};
