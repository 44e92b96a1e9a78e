import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Lets a customer change their own password.',
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
