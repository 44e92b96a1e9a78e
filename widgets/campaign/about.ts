import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Shows campaigns, each with its name and a carousel of its products.',
  data: {
    campaigns: {
      type: 'list',
      required: true,
      says: 'campaigns, each with `name`, `products` and `rowCount` (rows of the carousel, 1 by default)',
    },
  },
  page: ['currencies'],
};
