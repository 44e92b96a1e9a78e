import { useState, type FormEvent } from 'react';
import type { CardField } from '../rules/card/check';
import type { Due } from '../rules/card/due';
import { paymentMessage } from '../rules/card/message';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { alerted } from '@/data/alert';
import { useAppDispatch } from '@/data/hooks';
import { useAlertWhile } from '@/data/query/useAlertWhile';
import { CardFace } from './CardFace';
import { AmountField } from './fields/AmountField';
import { CardFields } from './fields/CardFields';
import { PaymentFrame } from './frame/PaymentFrame';
import { Instalments } from './Instalments';
import { fieldId, useCardForm } from './useCardForm';
import { useDue } from './useDue';
import { usePayment } from './usePayment';
import './css/card.css';

interface Props {
  /** DOM id of its form: a button elsewhere submits it with `form={formId}`. */
  readonly formId: string;
  /** TRY to pay. Fixed when it pays for an order; null lets the payer type the amount. */
  readonly amount: number | null;
  readonly description: string;
  /** `priceName` of the chosen payment plan, or ''. */
  readonly advencePrice: string;
  /** What is to be paid now. Told at once and at every change. */
  readonly onDue: (due: Due) => void;
  /** A payment is under way. */
  readonly onBusy: (busy: boolean) => void;
  /** The frame has said so; the dialog is closed and the form is empty again. `amount` is that of the due, before commission. */
  readonly onSucceeded: (payment: { readonly amount: number; readonly installment: number }) => void;
}

/** Card form, instalments and the dialog of the payment frame. S2-6.02, S2 §2 and §5, decisions 40 to 43. */
export default function CardPayment({ formId, amount: fixed, description, advencePrice, onDue, onBusy, onSucceeded }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(0);
  const [isBack, setBack] = useState(false);
  const amount = fixed ?? typed;
  const { texts, round, setText, clear, check, problems } = useCardForm(amount);
  const { due, plan, offer, choose } = useDue(texts.card, amount, onDue);
  const payment = usePayment({ onBusy, onSucceeded, clear });
  // Complete, it opens the payment: its alert must not lie over the bank's page.
  useAlertWhile('card', problems[0]?.message.key);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (payment.isUnderWay()) return;
    const [first] = check();
    if (first) {
      dispatch(alerted({ source: { action: 'card' }, message: first.message }));
      if (first.field) document.getElementById(fieldId(formId, first.field))?.focus();
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    payment.start(paymentMessage({ form: texts, plan: plan.id, due, description, advencePrice }), submitter);
  };
  const errorOf = (field: CardField) => {
    const problem = problems.find((each) => each.field === field);
    return problem && translate({ t }, problem.message);
  };
  return (
    <div className="vt-card">
      <form className="vt-card__form" id={formId} method="post" noValidate aria-label={t('card.title')} onSubmit={onSubmit}>
        <CardFace texts={texts} bank={offer?.name ?? ''} isBack={isBack} />
        <div className="vt-card__fields">
          <CardFields formId={formId} round={round} holder={texts.holder} errorOf={errorOf} onText={setText} onBack={setBack} />
          {fixed === null && (
            <AmountField id={fieldId(formId, 'amount')} amount={typed} error={errorOf('amount')} onAmount={setTyped} />
          )}
        </div>
        {offer && <Instalments bank={offer} amount={amount} plan={plan} onPlan={choose} />}
      </form>
      {payment.frame && <PaymentFrame {...payment.frame} />}
    </div>
  );
}
