import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'The cart page: its lines, what they come to, and how they are ordered.',
  options: {
    'data-density': {
      values: '`compact` or `comfortable`',
      otherwise: '`comfortable`',
      says: 'How close the lines stand; what the visitor chose in a toolbar comes before it.',
    },
  },
  page: [
    'user',
    'user.risk_limit',
    'currencies',
    'branches',
    'currentBranch',
    'debitAging',
    'routes.login',
    'routes.checkout',
    'routes.orders',
    'routes.quickOrder',
    'routes.offers',
  ],
  events: ['vitrin:before-order'],
  pageEvents: ['vitrin:order-placed', 'vitrin:offer-requested', 'vitrin:cart-changed', 'vitrin:before-navigate'],
};
