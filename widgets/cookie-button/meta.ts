import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Asks for consent to cookies, in a small banner at the foot of the window.',
  page: ['cookieAllowed'],
  needsOfPage: ['cookieAllowed'],
};
