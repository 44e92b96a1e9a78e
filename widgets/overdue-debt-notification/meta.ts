import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Reminds the customer of a payment that should have been made.',
  options: {
    'data-pay-href': {
      values: 'a path of the shop',
      otherwise: "the page JSON's `routes.payDebt`; without both no link",
      says: 'Where the debt is paid.',
    },
  },
  page: ['currencies', 'debitAging', 'routes.payDebt'],
  needsOfPage: ['debitAging', 'settings.showOverdueDebtInfo', 'settings.overdueDebtInfoLimit'],
};
