import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "The customer's past orders, page by page; each unfolds its lines, and can be cancelled.",
  options: densityOption,
  page: ['user', 'currencies', 'store.name', 'routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
