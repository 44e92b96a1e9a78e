import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'What the customer reads after an order: that it succeeded, and its number.',
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
  },
  page: ['user'],
  pageEvents: ['vitrin:cart-changed'],
};
