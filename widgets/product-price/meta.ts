import { productMeta } from '@/commerce/product/meta';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'The prices of one product, and its prices by payment plan.',
  ...productMeta,
  page: ['currencies', 'products'],
};
