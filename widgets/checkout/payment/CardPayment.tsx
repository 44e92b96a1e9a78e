import { useLayoutEffect, useState, type FormEvent } from 'react';
import { dom } from '@/runtime/page/dom';
import type { CardField } from '../rules/card/check';
import type { Due } from '../rules/card/due';
import { readAmount } from '../rules/card/amount';
import { paymentMessage } from '../rules/card/message';
import { formatAmount } from '@/domain/money/format';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { alerted } from '@/data/alert';
import { useAppDispatch } from '@/data/hooks';
import { useAlertWhile } from '@/data/query/useAlertWhile';
import { RequiredKey } from '@/ui/Field';
import { CardFace } from './CardFace';
import { ChangedDue } from './ChangedDue';
import { AmountField } from './fields/AmountField';
import { CardFields } from './fields/CardFields';
import { PaymentFrame } from './frame/PaymentFrame';
import { Instalments } from './Instalments';
import { LookupNote } from './LookupNote';
import { fieldId, useCardForm } from './useCardForm';
import { useDue } from './useDue';
import { useEarlyPress } from './useEarlyPress';
import { usePayment } from './usePayment';
import type { CartCheck } from '../useCartCheck';
import './css/card.css';

interface Props {
  /** DOM id of its form: a button elsewhere submits it with `form={formId}`. */
  readonly formId: string;
  /** TRY to pay. Fixed when it pays for an order; null lets the payer type the amount. */
  readonly amount: number | null;
  /** What then stands there at first, in TRY; 0 for nothing. */
  readonly suggested: number;
  readonly description: string;
  /** `priceName` of the chosen payment plan, or ''. */
  readonly advencePrice: string;
  /** What is paid may be a cart: asked for at the press, as long as decision 78 lets a press wait. Another cart is not paid. */
  readonly cart: CartCheck;
  /** What is to be paid now; while a payment is under way what was sent. Told at once and at every change. */
  readonly onDue: (due: Due) => void;
  /** A payment is under way, or waits for the plans of its card. */
  readonly onBusy: (busy: boolean) => void;
  /** The frame has said so of what was sent; the dialog is closed and the form is empty again. */
  readonly onSucceeded: (due: Due) => void;
}

/** Card form, instalments and the dialog of the payment frame. S2-6.02, S2 §2 and §5, decisions 40 to 43 and 78. */
export default function CardPayment({
  formId,
  amount: fixed,
  suggested,
  description,
  advencePrice,
  cart,
  onDue,
  onBusy,
  onSucceeded,
}: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(() => readAmount(formatAmount(suggested)));
  const [isBack, setBack] = useState(false);
  const amount = fixed ?? typed;
  const { texts, round, setText, clear, check, isComplete, problems } = useCardForm(amount);
  const { due, plan, lookup, offered, choose } = useDue(texts.card, amount);
  const payment = usePayment({ onSucceeded, clear });
  // Complete, it opens the payment: its alert must not lie over the bank's page.
  useAlertWhile('card', problems[0]?.message.key);
  /** What has become due while a press waited, and is to be agreed to by another. */
  const [changed, setChanged] = useState<Due | null>(null);

  const start = (submitter: HTMLElement | null) => {
    setChanged(null);
    payment.start(paymentMessage({ form: texts, plan: plan.id, due, description, advencePrice }), due, submitter);
  };
  const open = {
    isAsking: lookup.isAsking || cart.isAsking,
    giveUp() {
      if (lookup.isAsking) lookup.giveUp();
      cart.giveUp();
    },
  };
  const press = useEarlyPress(open, ({ agreed, submitter }: { agreed: Due; submitter: HTMLElement | null }) => {
    if (!isComplete) return;
    if (cart.isChanged) cart.refuse();
    else if (due.total === agreed.total && due.installment === agreed.installment) start(submitter);
    else setChanged(due);
  });

  const toPay = payment.due ?? due;
  // Before the page is painted: the order's sum beside the form changes together with the choice.
  useLayoutEffect(() => {
    onDue(toPay);
  }, [toPay, onDue]);
  const isBusy = press.isWaiting || payment.due !== null;
  useLayoutEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (payment.isUnderWay() || press.isWaiting || cart.isChanged) return;
    const [first] = check();
    if (first) {
      dispatch(alerted({ source: { action: 'card' }, message: first.message }));
      if (first.field) dom.getElementById(fieldId(formId, first.field))?.focus();
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (cart.ask() || lookup.isAsking) press.wait({ agreed: due, submitter });
    else start(submitter);
  };
  const errorOf = (field: CardField) => {
    const problem = problems.find((each) => each.field === field);
    return problem && translate({ t }, problem.message);
  };
  return (
    <div className="vt-card">
      <form className="vt-card__form" id={formId} method="post" noValidate aria-label={t('card.title')} onSubmit={onSubmit}>
        <CardFace texts={texts} bank={offered?.name ?? ''} isBack={isBack} />
        <div className="vt-card__fields">
          <RequiredKey />
          {fixed === null && (
            <AmountField id={fieldId(formId, 'amount')} amount={typed} error={errorOf('amount')} onAmount={setTyped} />
          )}
          <CardFields formId={formId} round={round} holder={texts.holder} errorOf={errorOf} onText={setText} onBack={setBack} />
        </div>
        {offered && <Instalments bank={offered} amount={amount} plan={plan} onPlan={choose} />}
        <LookupNote isWaiting={press.isWaiting && lookup.isAsking} isFailed={lookup.isFailed} />
        {changed === due && <ChangedDue due={due} />}
      </form>
      {payment.frame && <PaymentFrame {...payment.frame} />}
    </div>
  );
}
