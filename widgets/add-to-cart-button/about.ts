import { aboutProduct } from '@/product/about';
import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Adds one product to the cart, or says why it cannot be added.',
  ...aboutProduct,
  page: ['user', 'products', 'store.whatsappControl', 'store.whatsappNumber', 'routes.login'],
  events: ['vitrin:before-add', 'vitrin:added-to-cart'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:before-navigate'],
};
