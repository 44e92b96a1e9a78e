import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Tells by its serial number whether the warranty of a product lasts.',
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
