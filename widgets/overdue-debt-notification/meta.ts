import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'Reminds the customer of a payment that should have been made.',
  page: ['currencies', 'debitAging'],
  needsOfPage: ['debitAging', 'settings.showOverdueDebtInfo', 'settings.overdueDebtInfoLimit'],
};
