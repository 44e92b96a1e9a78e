import type { About } from '../../registry/about';

export const about: About = {
  summary: 'How much of one product to add, and in which unit.',
  options: {
    'data-product-id': {
      values: 'the id of a product',
      otherwise: 'the child JSON\'s `product`',
      says: 'Names a product that the page JSON (`products`) or another container gives.',
    },
  },
  data: {
    product: {
      type: 'object',
      says: 'the product: `id`, `name` and whatever else is known of it; in the place of `data-product-id`',
    },
  },
  page: ['products', 'settings.cartStockControl'],
};
