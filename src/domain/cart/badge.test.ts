import { expect, it } from 'vitest';
import { badgeName, badgeText } from './badge';

it.each([
  [0, '0', 'Sepetim'],
  [7, '7', 'Sepetim'],
  [99, '99', 'Sepetim'],
  [100, '99+', 'Sepetim, 99+'],
  [4000, '99+', 'Sepetim, 99+'],
])('%d lines stand on the badge as %s, and the icon is called %s', (count, text, name) => {
  expect([badgeText(count), badgeName('Sepetim', count)]).toEqual([text, name]);
});
