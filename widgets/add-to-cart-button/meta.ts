import { productMeta } from '@/commerce/product/meta';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Adds one product to the cart, or says why it cannot be added.',
  ...productMeta,
  page: ['user', 'products', 'store.whatsappControl', 'store.whatsappNumber', 'routes.login'],
  events: ['vitrin:before-add', 'vitrin:added-to-cart', 'vitrin:add-refused'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
