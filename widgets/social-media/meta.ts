import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "Links to the shop's pages elsewhere.",
  options: {
    'data-links': {
      values: 'five entries, such as `1|https://…###0|###…`',
      says: 'The setting as the shop keeps it: Facebook, Instagram, Twitter, YouTube, Pinterest; an entry that shows begins with `1|`.',
    },
    'data-separator': { values: 'text that is not empty', otherwise: '`###`', says: 'What stands between the entries.' },
  },
};
