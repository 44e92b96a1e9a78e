import type { DebitAging } from './customer';
import { convertPrice } from './money/convert';
import { TRY, type Currency } from './money/currency';

/** What a customer should have paid already, in TRY; 0 where nothing is owed, or its currency has no rate. Decision 36. */
export function overdueInTry(debt: DebitAging | null, currencies: readonly Currency[]): number {
  const overdue = debt && convertPrice({ value: debt.overdueBalance, currency: debt.currency }, TRY, currencies);
  return overdue?.currency === TRY ? overdue.value : 0;
}
