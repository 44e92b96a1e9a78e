import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "Picks the product of a fault report and writes its code into the page's own form.",
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
  data: { categories: { type: 'list', required: true, says: 'the base categories, each with `id` and `name`' } },
};
