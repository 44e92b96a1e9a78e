import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Adds one product to the cart, or says why it cannot be added.',
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
    'user', 'products', 'store.whatsappControl', 'store.whatsappNumber', 'routes.login',
    'settings.stockInfoStatus', 'settings.cartStockControl', 'settings.notInStock',
  ],
  events: ['vitrin:before-add', 'vitrin:added-to-cart'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:before-navigate'],
};
