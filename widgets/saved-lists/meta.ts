import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary:
    'Lines kept under a name, for this user in this browser: ordered again, renamed, duplicated, taken to another browser.',
  page: ['user'],
};
