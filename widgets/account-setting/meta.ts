import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Lets a customer change their own password.',
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
