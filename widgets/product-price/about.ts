import { aboutProduct } from '@/product/about';
import type { About } from '../../registry/about';

export const about: About = {
  summary: 'The prices of one product, and its prices by payment plan.',
  ...aboutProduct,
  page: ['currencies', 'products'],
};
