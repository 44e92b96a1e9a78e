import { isSet, textOf } from '../../mocks/shop/settings';
import type { Shop } from '../../mocks/shop/shop';

const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What stands in the banner's place until the widget does, so that nothing moves; null where nothing is due. Decision 37. */
export function overdueDebtText({ debitAging, settings }: Shop): string | null {
  if (!debitAging || debitAging.overdueBalance <= 0 || !isSet(settings.showOverdueDebtInfo)) return null;
  const { overdueBalance, overdueBalanceExpiryDay, currency } = debitAging;
  if (overdueBalance < Number(textOf(settings.overdueDebtInfoLimit))) return null;
  return `Vadesi ${overdueBalanceExpiryDay} gün geçmiş ${amount.format(overdueBalance)} ${currency} ödemeniz bulunmaktadır`;
}
