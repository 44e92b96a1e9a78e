import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Tells by its serial number whether the warranty of a product lasts.',
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
