import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "The customer's sales representative and balance, in a strip for the top of the page.",
  page: ['user', 'currencies'],
};
