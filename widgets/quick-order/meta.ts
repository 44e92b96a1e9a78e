import { densityOption } from '@/commerce/densityOption';
import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Orders by codes: typed, scanned, pasted from a spreadsheet or read from a file, and added to the cart together.',
  options: {
    'data-view': {
      values: ['page', 'dialog'],
      otherwise: '`page`',
      says: 'In place, or a button that opens it as a dialog. A container that cannot be seen opens as a dialog in any case.',
    },
    ...densityOption,
  },
  data: { lines: { type: 'list', says: 'lines to begin with: `{ code, unit, quantity }`, of which `code` is required' } },
  page: [
    'user',
    'user.risk_limit',
    'currencies',
    'debitAging',
    'store.whatsappControl',
    'store.whatsappNumber',
    'routes.search',
    'routes.cart',
    'routes.quickOrder',
    'routes.login',
  ],
  events: ['vitrin:quick-order-added', 'vitrin:before-add', 'vitrin:added-to-cart'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
