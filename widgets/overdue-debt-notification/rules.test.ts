import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverdueDebtShown, overdueDebtMessage } from './rules';

const shown = (overdueBalance: number, overdueDebtInfoLimit: number | null = 1000, showOverdueDebtInfo = true) =>
  isOverdueDebtShown({ overdueBalance, settings: { overdueDebtInfoLimit, showOverdueDebtInfo } });

describe('the reminder of an overdue debt', () => {
  it('shows from the limit on', { tags: ['S2-5.03'] }, () => {
    expect([shown(999.99), shown(1000), shown(1000.01)]).toEqual([false, true, true]);
  });

  it('needs the setting and a limit', { tags: ['S2-3.45'] }, () => {
    expect([shown(5000, 1000, false), shown(5000, null), shown(0, 0)]).toEqual([false, false, false]);
  });

  it('never shows where nothing is owed, whatever the limit', () => {
    fc.assert(
      fc.property(fc.double({ max: 0, noNaN: true }), fc.double({ noNaN: true }), (balance, limit) => !shown(balance, limit)),
    );
  });

  it('shows for every debt above one that is shown', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, amount, amount, (balance, more, limit) => !shown(balance, limit) || shown(balance + more, limit)),
    );
  });

  it('names days, amount and the currency in which it is owed', { tags: ['S2-8.02'] }, () => {
    const message = (currency: string, overdueBalanceExpiryDay: number | null = 12) =>
      overdueDebtMessage({ overdueBalance: 1250, overdueBalanceExpiryDay, currency }, [
        { id: 2, code: 'USD', exchangeRate: 32.5, isDefault: true },
      ]);
    const values = { days: 12, amount: '1.250,00', currency: 'TL' };
    expect(message('TL')).toEqual({ key: 'overdueDebt.message', values });
    expect(message('2').values).toEqual({ ...values, currency: 'USD' });
    expect(message('TL', null)).toEqual({ key: 'overdueDebt.undated', values: { ...values, days: '' } });
  });
});
