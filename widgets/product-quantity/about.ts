import { aboutProduct } from '@/product/about';
import type { About } from '../../registry/about';

export const about: About = {
  summary: 'How much of one product to add, and in which unit.',
  ...aboutProduct,
  page: ['products'],
};
