import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'The cart page: its lines, what they come to, and how they are ordered.',
  options: densityOption,
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
  pageEvents: [
    'vitrin:order-placed',
    'vitrin:offer-requested',
    'vitrin:order-unconfirmed',
    'vitrin:cart-changed',
    'vitrin:action-failed',
    'vitrin:before-navigate',
  ],
};
