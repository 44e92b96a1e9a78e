import type { About } from '../../registry/about';

export const about: About = {
  summary: 'The prices of one product, and its prices by payment plan.',
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
  page: [
    'currencies', 'products', 'settings.showPriceStatus', 'settings.showListPrice',
    'settings.productsWithKdv', 'settings.showPaymentPlanPrice', 'settings.advencePriceInfo',
  ],
};
