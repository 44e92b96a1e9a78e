import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "For administrators: what lies in the customers' carts, a card for each.",
  data: {
    carts: {
      type: 'list',
      required: true,
      says: 'carts, each with `userName` and `items`, and if the shop says so `total` and `updatedAt`; a line has `productName`, `productCode`, `productQuantity`, `link` and perhaps `productUnit`',
    },
  },
  page: ['currencies'],
};
