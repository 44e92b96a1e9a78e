import { expect, it } from 'vitest';
import { overdueInTry } from './overdue';

const usd = { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: false };
const debt = (overdueBalance: number, currency: string) => ({ overdueBalance, overdueBalanceExpiryDay: 3, currency });

it('is what is owed, in TRY; nothing where nobody can tell', { tags: ['D-36'] }, () => {
  expect([
    overdueInTry(null, [usd]),
    overdueInTry(debt(1250, 'TL'), []),
    overdueInTry(debt(2, '2'), [usd]),
    overdueInTry(debt(2, 'EUR'), [usd]),
  ]).toEqual([0, 1250, 65, 0]);
});
