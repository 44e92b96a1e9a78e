import { useMemo } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { isTaxUnknown } from '@/domain/cart/totals';
import type { CheckoutTotals } from '../rules/checkout';
import { TRY } from '@/domain/money/currency';
import { overdueInTry } from '@/domain/overdue';
import { totalsOf } from '@/data/cart/select';
import { usePage } from '@/data/hooks';

interface Given {
  readonly items: readonly CartItem[];
  /** The server's. */
  readonly totals: CheckoutTotals | null;
  /** The plan that they are under. */
  readonly givenPlan: string;
}

/**
 * What the order comes to under a plan: the server's totals where it has told them for that plan, else by the rules of
 * the shop. Null where a price has no rate into TRY. Where nothing is ordered it is the debt that the card form suggests, until that is
 * there. Decisions 15 and 38.
 */
export function useTotals({ items, totals, givenPlan }: Given, plan: string): CheckoutTotals | null {
  const { currencies, debitAging } = usePage();
  return useMemo(() => {
    if (items.length === 0) return { subTotal: 0, tax: 0, tryTotal: overdueInTry(debitAging, currencies) };
    if (totals && plan === givenPlan) return totals;
    const computed = totalsOf(items, { priceName: plan, currency: TRY, currencies });
    if (!computed) return null;
    const { subTotal, tax, total: tryTotal } = computed;
    return { subTotal, tax, tryTotal, isTaxUnknown: isTaxUnknown(items.map(({ product }) => product)) };
  }, [items, totals, givenPlan, plan, currencies, debitAging]);
}
