import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "For administrators: what lies in the customers' carts, a card for each.",
  data: {
    carts: {
      type: 'list',
      required: true,
      says: 'carts, each with `userName` and `items`; a line has `productName`, `productCode`, `productQuantity` and `link`',
    },
  },
};
