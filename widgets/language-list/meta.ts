import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'In which language the page is: a pair of buttons for the header.',
  page: ['locale', 'languages', 'routes.login'],
  needsOfPage: ['languages'],
  pageEvents: ['vitrin:action-failed', 'vitrin:before-navigate'],
};
