import type { About } from '../../registry/about';

export const about: About = {
  summary: 'Asks for consent to cookies, in a small banner at the foot of the window.',
  page: ['cookieAllowed'],
  needsOfPage: ['cookieAllowed'],
};
