import type { About } from '../../registry/about';

export const about: About = {
  summary: 'The customer\'s past orders, page by page; each unfolds its lines, and can be cancelled.',
  page: ['user', 'currencies', 'routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
