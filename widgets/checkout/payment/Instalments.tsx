import { useEffect, useId, useState } from 'react';
import { dueOf } from '../rules/card/due';
import type { CardBank, CardPlan } from '../rules/card/plans';
import { TRY } from '@/domain/money/currency';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { MoneyText } from '@/ui/MoneyText';
import './css/instalments.css';

interface Props {
  readonly bank: CardBank;
  /** TRY, before commission. */
  readonly amount: number;
  readonly plan: CardPlan;
  readonly onPlan: (plan: CardPlan) => void;
}

/** The ways to pay with a card: what each costs a month and in all. S2 §2, decision 42. */
export function Instalments({ bank: { name, logo, plans }, amount, plan, onPlan }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const id = useId();
  const [lostLogo, setLostLogo] = useState<string | null>(null);
  useEffect(() => {
    announce(name ? t('card.plansFound', { bank: name, n: plans.length }) : t('card.plansFoundNoBank', { n: plans.length }));
  }, [name, plans, t, announce]);

  return (
    <div className="vt-instalments" role="radiogroup" aria-label={name ? t('card.plansOf', { bank: name }) : t('card.plans')}>
      <table className="vt-instalments__table" role="table">
        <caption className="vt-instalments__caption">
          <span className="vt-instalments__title">
            <span>{t('card.plans')}</span>
            <span className="vt-instalments__bank">
              {name}
              {logo !== null && logo !== lostLogo && (
                <img
                  className="vt-instalments__logo"
                  src={logo}
                  alt=""
                  height={20}
                  onError={() => {
                    setLostLogo(logo);
                  }}
                />
              )}
            </span>
          </span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th className="vt-instalments__head" role="columnheader" scope="col">
              {t('card.installment')}
            </th>
            <th className="vt-instalments__head vt-instalments__head--number" role="columnheader" scope="col">
              {t('card.monthly')}
            </th>
            <th className="vt-instalments__head vt-instalments__head--number" role="columnheader" scope="col">
              {t('card.total')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {plans.map((each) => {
            const { installment } = each;
            const due = dueOf(amount, each);
            const isChosen = installment === plan.installment;
            return (
              <tr
                key={installment}
                className={isChosen ? 'vt-instalments__row vt-instalments__row--chosen' : 'vt-instalments__row'}
                role="row"
              >
                <td className="vt-instalments__cell" role="cell">
                  <label className="vt-instalments__choice">
                    <input
                      className="vt-instalments__radio"
                      type="radio"
                      name={id}
                      value={installment}
                      checked={isChosen}
                      aria-describedby={`${id}-${installment}-monthly ${id}-${installment}-total`}
                      onChange={() => {
                        onPlan(each);
                      }}
                    />
                    {installment === 1 ? t('card.single') : t('card.times', { n: installment })}
                  </label>
                </td>
                <td className="vt-instalments__cell vt-instalments__cell--number" role="cell" id={`${id}-${installment}-monthly`}>
                  <MoneyText money={{ value: due.monthly, currency: TRY }} />
                </td>
                <td className="vt-instalments__cell vt-instalments__cell--number" role="cell" id={`${id}-${installment}-total`}>
                  <MoneyText money={{ value: due.total, currency: TRY }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
