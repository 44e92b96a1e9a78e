import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary:
    'The cart in the header: how many lines it has, and the mini cart that lists them. For a visitor, the way to the login.',
  options: {
    'data-href': {
      values: 'a path that starts with one `/`, or an http(s) address',
      otherwise: "the page JSON's `routes.cart`",
      says: 'The cart page.',
    },
  },
  page: ['user', 'user.risk_limit', 'currencies', 'debitAging', 'routes.login', 'routes.cart'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
