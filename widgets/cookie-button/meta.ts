import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary:
    'Asks for consent to cookies, in a bar at the foot of the window. Its container stands best first in the body: wherever it stands, the bar lies at the foot, but Tab reaches it in the order of the page.',
  options: {
    'data-policy-href': {
      values: 'a path that starts with one `/`, or an http(s) address',
      otherwise: 'no link',
      says: 'The page that says which cookies the shop sets.',
    },
  },
  page: ['cookieAllowed'],
  needsOfPage: ['cookieAllowed'],
  pageEvents: ['vitrin:action-failed'],
};
