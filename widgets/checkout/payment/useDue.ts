import { useMemo, useState } from 'react';
import { dueOf } from '../rules/card/due';
import { binOf } from '../rules/card/number';
import {
  defaultCardPlan,
  isInstallmentTableShown,
  plansOf,
  singlePayment,
  type CardBank,
  type CardPlan,
} from '../rules/card/plans';
import { useCardBank } from './useCardBank';
import { usePage } from '@/data/hooks';

/** What the amount comes to with the card, under the plan that is chosen. S2 §9, decisions 41, 42 and 78. */
export function useDue(cardNumber: string, amount: number) {
  const {
    settings: { installmentLimit },
  } = usePage();
  const lookup = useCardBank(binOf(cardNumber));
  const { bank } = lookup;
  const [choice, setChoice] = useState<{ readonly bank: CardBank; readonly plan: CardPlan } | null>(null);

  const plans = useMemo(() => plansOf(bank?.offers ?? []), [bank]);
  const isTableShown = isInstallmentTableShown(plans.length, amount, installmentLimit);
  const chosen = choice?.bank === bank ? choice.plan : undefined;
  // Instalments that cannot be seen are not chosen for anybody.
  const plan = isTableShown ? (chosen ?? defaultCardPlan(plans)) : singlePayment(plans);
  const due = useMemo(() => dueOf(amount, plan), [amount, plan]);

  return {
    due,
    plan,
    lookup,
    /** The bank whose plans can be chosen; null where there is no choice. */
    offered: isTableShown ? bank : null,
    choose: (next: CardPlan) => {
      if (bank) setChoice({ bank, plan: next });
    },
  };
}
