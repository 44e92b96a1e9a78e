import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'In which currency the page shows its prices: a compact choice for the header.',
  page: ['currencies', 'routes.login'],
  needsOfPage: ['currencies'],
  events: ['vitrin:currency-changed'],
  pageEvents: ['vitrin:action-failed', 'vitrin:before-navigate'],
};
