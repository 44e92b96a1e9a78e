import type { About } from '../../registry/about';

export const about: About = {
  summary: 'For administrators: what customers search for, who searches most, and the latest searches.',
  page: ['routes.login'],
  pageEvents: ['vitrin:before-navigate'],
};
