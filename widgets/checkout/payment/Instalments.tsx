import { useEffect, useId } from 'react';
import { plansOf, type CardBank, type CardPlan } from '../rules/card/plans';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { OfferTable } from './OfferTable';
import './css/instalments.css';

interface Props {
  readonly bank: CardBank;
  /** TRY, before commission. */
  readonly amount: number;
  readonly plan: CardPlan;
  readonly onPlan: (plan: CardPlan) => void;
}

/** The ways to pay with a card, all offers of its bank: one of them is chosen. S2 §2, decisions 42 and 78. */
export function Instalments({ bank: { name, offers }, amount, plan, onPlan }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const id = useId();
  useEffect(() => {
    const n = plansOf(offers).length;
    announce(name ? t('card.plansFound', { bank: name, n }) : t('card.plansFoundNoBank', { n }));
  }, [name, offers, t, announce]);

  return (
    <div className="vt-instalments" role="radiogroup" aria-label={name ? t('card.plansOf', { bank: name }) : t('card.plans')}>
      {offers.map((offer, place) => (
        <OfferTable
          // Two offers may have the same name.
          key={place}
          id={`${id}-${place}`}
          group={id}
          offer={offer}
          isOneOfSeveral={offers.length > 1}
          amount={amount}
          plan={plan}
          onPlan={onPlan}
        />
      ))}
    </div>
  );
}
