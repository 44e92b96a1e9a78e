import { createSelector } from '@reduxjs/toolkit';
import { creditOf } from '@/domain/credit';
import { TRY } from '@/domain/money/currency';
import { overdueInTry } from '@/domain/overdue';
import type { WithSession } from '../session/state';
import { selectIsUnread, selectKnownTotals } from './select';
import type { WithCart } from './state';

/**
 * What is left of the customer's credit with this cart under a payment plan (by its `priceName`); null where no limit is set.
 * What has no rate into TRY counts for nothing, and a line that cannot be read leaves all to the server, which knows
 * more. Decisions 36 and 68.
 */
export const selectCredit = createSelector(
  [
    (state: WithCart & WithSession, priceName: string | null) => selectKnownTotals(state, { priceName, currency: TRY }),
    ({ session }: WithCart & WithSession) => session.page,
    selectIsUnread,
  ],
  (totals, { settings, user, debitAging, currencies }, isUnread) =>
    isUnread
      ? null
      : creditOf({
          settings,
          riskLimit: user?.riskLimit ?? 0,
          overdueBalance: overdueInTry(debitAging, currencies),
          cartTotal: totals.total,
        }),
);
