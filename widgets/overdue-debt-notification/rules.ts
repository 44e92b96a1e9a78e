import type { DebitAging } from '@/domain/customer';
import type { Message } from '@/domain/message';
import type { Currency } from '@/domain/money/currency';
import { findCurrency } from '@/domain/money/currencyCode';
import { formatAmount } from '@/domain/money/format';
import type { Settings } from '@/domain/settings';

interface OverdueDebtInput extends Pick<DebitAging, 'overdueBalance'> {
  readonly settings: Pick<Settings, 'showOverdueDebtInfo' | 'overdueDebtInfoLimit'>;
}

/** Whether the customer is reminded of an overdue debt: it is at the shop's limit or above, and it is one. S2 §5, decision 37. */
export function isOverdueDebtShown({
  settings: { showOverdueDebtInfo, overdueDebtInfoLimit },
  overdueBalance,
}: OverdueDebtInput): boolean {
  return showOverdueDebtInfo && overdueDebtInfoLimit !== null && overdueBalance > 0 && overdueBalance >= overdueDebtInfoLimit;
}

/**
 * The reminder: "Vadesi 12 gün geçmiş 1.250,00 TL ödemeniz bulunmaktadır", without the days where nobody knows them. The debt is told
 * as it is owed, unconverted. S2 §8.
 */
export function overdueDebtMessage(
  debt: DebitAging,
  currencies: readonly Currency[],
): Message<'overdueDebt.message' | 'overdueDebt.undated'> {
  const { overdueBalance, overdueBalanceExpiryDay, currency } = debt;
  return {
    key: overdueBalanceExpiryDay === null ? 'overdueDebt.undated' : 'overdueDebt.message',
    values: {
      days: overdueBalanceExpiryDay ?? '',
      amount: formatAmount(overdueBalance),
      currency: findCurrency(currency, currencies)?.code ?? currency,
    },
  };
}
