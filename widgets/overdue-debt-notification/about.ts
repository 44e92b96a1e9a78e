import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Reminds the customer of a payment that should have been made.',
  page: ['currencies', 'debitAging'],
  needsOfPage: ['debitAging', 'settings.showOverdueDebtInfo', 'settings.overdueDebtInfoLimit'],
};
