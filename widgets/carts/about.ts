import type { About } from '../../registry/about';

export const about: About = {
  summary: 'For administrators: what lies in the customers\' carts, a card for each.',
  data: {
    carts: {
      type: 'list',
      required: true,
      says: 'carts, each with `userName` and `items`; a line has `productName`, `productCode`, `productQuantity` and `link`',
    },
  },
};
