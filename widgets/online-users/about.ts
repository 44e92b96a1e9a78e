import type { About } from '../../registry/about';

export const about: About = {
  summary: 'For administrators: who is at the shop, and who was earlier today.',
};
