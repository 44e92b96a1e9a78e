import { productMeta } from '@/commerce/product/meta';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'How much of one product to add, and in which unit.',
  ...productMeta,
  page: ['products'],
};
