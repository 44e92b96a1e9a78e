import type { About } from '../../registry/about';

export const about: About = {
  summary: 'The customer\'s sales representative and balance, in a strip for the top of the page.',
  page: ['user'],
};
