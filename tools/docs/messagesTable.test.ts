import { expect, it } from 'vitest';
import { messagesTable } from './messagesTable';

it('tells of an alert when it comes, when it goes, and what it says', () => {
  expect(messagesTable().split('\n')).toContain(
    '| The risk limit holds the order back. | when cart, plan or limit change what it says | `order.riskLimit` |',
  );
});
