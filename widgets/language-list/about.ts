import type { About } from '../../registry/about';

export const about: About = {
  summary: 'In which language the page is: a pair of buttons for the header.',
  page: ['locale', 'languages', 'routes.login'],
  needsOfPage: ['languages'],
  pageEvents: ['vitrin:before-navigate'],
};
