import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Shows campaigns, each with its name and a carousel of its products.',
  data: {
    campaigns: {
      type: 'list',
      required: true,
      says: 'campaigns, each with `name`, `products` and `rowCount` (rows of the carousel, 1 by default)',
    },
  },
  page: ['currencies'],
};
