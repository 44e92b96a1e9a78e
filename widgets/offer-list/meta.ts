import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'The offers that a dealer asked the shop for and hands on to customers of their own.',
  options: densityOption,
  page: ['user', 'currencies', 'routes.login', 'routes.cart'],
  needsOfPage: ['settings.b2b_teklif_ver_durum'],
  pageEvents: ['vitrin:before-navigate', 'vitrin:cart-changed'],
};
