import { useState } from 'react';
import { dueOf } from '../rules/card/due';
import type { CardOffer, CardPlan } from '../rules/card/plans';
import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MoneyText } from '@/ui/MoneyText';

interface Props {
  readonly id: string;
  /** What the choices of all offers of a card share: one of them is made. */
  readonly group: string;
  readonly offer: CardOffer;
  /** Then each choice names its offer as well: '3 taksit' may stand in several. */
  readonly isOneOfSeveral: boolean;
  /** TRY, before commission. */
  readonly amount: number;
  readonly plan: CardPlan;
  readonly onPlan: (plan: CardPlan) => void;
}

/** The plans of one offer, under its name and logo: what each costs a month and in all. S2 §2, decisions 42 and 78. */
export function OfferTable({ id, group, offer: { name, logo, plans }, isOneOfSeveral, amount, plan, onPlan }: Props) {
  const { t } = useTexts();
  const [lostLogo, setLostLogo] = useState<string | null>(null);
  return (
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
          <th className="vt-instalments__head vt-instalments__head--number" role="columnheader" scope="col" id={`${id}-monthly`}>
            {t('card.monthly')}
          </th>
          <th className="vt-instalments__head vt-instalments__head--number" role="columnheader" scope="col" id={`${id}-total`}>
            {t('card.total')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {plans.map((each) => {
          const { installment } = each;
          const due = dueOf(amount, each);
          const isChosen = each === plan;
          const rowId = `${id}-${installment}`;
          return (
            <tr
              key={installment}
              className={isChosen ? 'vt-instalments__row vt-instalments__row--chosen' : 'vt-instalments__row'}
              role="row"
            >
              <th className="vt-instalments__cell" role="rowheader" scope="row">
                <label className="vt-instalments__choice">
                  <input
                    className="vt-instalments__radio"
                    type="radio"
                    name={group}
                    value={installment}
                    checked={isChosen}
                    aria-describedby={`${id}-monthly ${rowId}-monthly ${id}-total ${rowId}-total`}
                    onChange={() => {
                      onPlan(each);
                    }}
                  />
                  <span>
                    {isOneOfSeveral && name && <HiddenText>{name}: </HiddenText>}
                    {installment === 1 ? t('card.single') : t('card.times', { n: installment })}
                  </span>
                </label>
              </th>
              <td className="vt-instalments__cell vt-instalments__cell--number" role="cell" id={`${rowId}-monthly`}>
                <MoneyText money={{ value: due.monthly, currency: TRY }} />
              </td>
              <td className="vt-instalments__cell vt-instalments__cell--number" role="cell" id={`${rowId}-total`}>
                <MoneyText money={{ value: due.total, currency: TRY }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
