import { useEffect, useMemo, useState } from 'react';
import { dueOf, type Due } from '../rules/card/due';
import { binOf } from '../rules/card/number';
import { isInstallmentTableShown, defaultCardPlan, singlePayment, type CardBank, type CardPlan } from '../rules/card/plans';
import { useCardBank } from './useCardBank';
import { usePage } from '@/data/hooks';

const NO_PLANS: readonly CardPlan[] = [];

/** What the amount comes to with the card, under the plan that is chosen. S2 §9, decisions 41 and 42. */
export function useDue(cardNumber: string, amount: number, onDue: (due: Due) => void) {
  const {
    settings: { installmentLimit },
  } = usePage();
  const bank = useCardBank(binOf(cardNumber));
  const [choice, setChoice] = useState<{ readonly bank: CardBank; readonly plan: CardPlan } | null>(null);

  const plans = bank?.plans ?? NO_PLANS;
  const isTableShown = isInstallmentTableShown(plans.length, amount, installmentLimit);
  const chosen = choice !== null && choice.bank === bank ? choice.plan : undefined;
  // Instalments that cannot be seen are not chosen for anybody.
  const plan = isTableShown ? (chosen ?? defaultCardPlan(plans)) : singlePayment(plans);
  const due = useMemo(() => dueOf(amount, plan), [amount, plan]);
  useEffect(() => {
    onDue(due);
  }, [due, onDue]);

  return {
    due,
    plan,
    /** The bank whose plans can be chosen; null where there is no choice. */
    offer: isTableShown ? bank : null,
    choose: (next: CardPlan) => {
      if (bank) setChoice({ bank, plan: next });
    },
  };
}
