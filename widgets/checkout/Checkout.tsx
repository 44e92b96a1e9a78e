import { useId, useState } from 'react';
import { CartNotice } from './CartNotice';
import { ItemsTable } from './ItemsTable';
import type { Due } from './rules/card/due';
import { CHECKOUT_STEPS, DEBT_STEPS, type CheckoutStep } from './rules/checkout';
import { overdueInTry } from '@/domain/overdue';
import { offeredPlans, defaultPaymentPlan } from '@/domain/plan';
import { useDraft } from '@/commerce/order/useDraft';
import { goTo } from '@/page/navigation';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectSaving } from '@/data/session/slice';
import { HiddenText } from '@/ui/HiddenText';
import { Features } from './features/Features';
import { PaymentStep } from './PaymentStep';
import { Progress } from './progress/Progress';
import { stepsDone } from './progress/stepsDone';
import type { CheckoutProps } from './props';
import { Actions } from './side/Actions';
import { DueLine } from './side/DueLine';
import { Side } from './side/Side';
import { sumsOf } from './side/sums';
import { useTotals } from './side/useTotals';
import { Outcome } from './success/Outcome';
import { useSucceeded } from './success/useSucceeded';
import { useCartCheck } from './useCartCheck';
import { useFocusedHeading } from './useFocusedHeading';
import { useHeld } from './useHeld';
import { useStep } from './useStep';
import '@/ui/button.css';
import './css/checkout.css';

/** The checkout: cart preview, payment details, shopping summary. S2 §2 and §4. */
export function Checkout({
  type,
  items: given,
  totals: givenTotals,
  result: givenResult,
  description,
  advencePrice,
  next,
}: CheckoutProps) {
  const { t } = useTexts();
  const id = useId();
  const { settings, debitAging, currencies } = usePage();
  const plans = offeredPlans(settings);
  const { text: chosen, change: choosePlan } = useDraft('advencePrice', advencePrice);
  // The page may offer others by now (decision 74).
  const plan = plans.find((each) => each.priceName === chosen) ?? defaultPaymentPlan(plans);
  const { text: note, change: setNote, discard: discardNote } = useDraft('description', description);
  const [isPaying, setPaying] = useState(false);
  const [due, setDue] = useState<Due | null>(null);

  const items = given.length > 0 ? given : (givenResult?.orderProducts ?? given);
  const isOrder = items.length > 0;
  const priceName = plan?.priceName ?? advencePrice;
  const [defaultName] = useState(defaultPaymentPlan(plans)?.priceName ?? '');
  const currentTotals = useTotals({ items, totals: givenTotals, givenPlan: advencePrice || defaultName }, priceName);
  const { paid, paidDue, isLeaving, onSucceeded } = useSucceeded({ isOrder, note, onPaid: discardNote });
  const busy = isPaying || isLeaving;
  // What is shown of a payment is what was sent, until its end and after it (decision 78).
  const totals = useHeld(currentTotals, busy || paid !== null);
  const { step: reached, canGoBack, goOn } = useStep(type, busy);
  // A preview without lines has no payment to go on to, whatever the history says: its order may have been paid.
  const step = paid ? 'CheckoutSummary' : type === 'CheckoutPreview' && !isOrder ? type : reached;
  const result = paid ?? givenResult;
  const heading = useFocusedHeading(step);
  const isDebt = !isOrder && (type === 'CheckoutPayment' || result?.paymentType === 'pay');
  const steps = isDebt ? DEBT_STEPS : CHECKOUT_STEPS;
  const nameOf = (name: CheckoutStep) =>
    t(isDebt && name === 'CheckoutSummary' ? 'checkout.debtResult' : `checkout.step.${name}`);

  const isSummary = step === 'CheckoutSummary';
  const cart = useCartCheck(items);
  // The page is loaded anew after it, in the middle of a payment, which would be for the branch before.
  const isSavingBranch = useAppSelector((state) => selectSaving(state, 'branch'));
  const isChanged = cart.isChanged && !busy && !isSummary;
  const isPayment = step === 'CheckoutPayment';
  // A typed amount, or one that can be told.
  const isPayable = !isOrder || totals !== null;
  // What the form has told last is of another plan where it is gone, as the sum cannot be told.
  const shownDue = paidDue ?? (isPayment && isPayable ? due : null);
  const sums = sumsOf({ step, totals, due: shownDue, result, isPriced: settings.showPriceStatus }, t);
  const place = { step: steps.indexOf(step) + 1, steps: steps.length };
  return (
    <section className="vt-checkout" aria-label={t('checkout.region')}>
      <Progress
        steps={steps}
        nameOf={nameOf}
        step={step}
        done={stepsDone(step, isOrder, isSummary && result?.succeed === true)}
      />
      <div className="vt-checkout__columns">
        <div className="vt-checkout__main">
          <h2 ref={heading} className="vt-checkout__title" tabIndex={-1}>
            <HiddenText>{t('checkout.stepOf', place)} </HiddenText>
            {nameOf(step)}
          </h2>
          {isSummary && <Outcome result={result} />}
          {(isChanged || (step === 'CheckoutPreview' && !isOrder)) && (
            <CartNotice isChanged={isChanged} takesFocus={isChanged && cart.isRefused} />
          )}
          {isPayment && isOrder && totals && <DueLine amount={shownDue?.total ?? totals.tryTotal} />}
          {isPayment && isPayable && (
            <PaymentStep
              formId={`${id}-card`}
              amount={isOrder && totals ? totals.tryTotal : null}
              suggested={overdueInTry(debitAging, currencies)}
              description={note}
              advencePrice={priceName}
              cart={cart}
              onDue={setDue}
              onBusy={setPaying}
              onSucceeded={onSucceeded}
            />
          )}
          {!isPayment && isOrder && <ItemsTable items={items} priceName={priceName} />}
        </div>
        {(isPayment || isOrder) && (
          <Side
            titleId={`${id}-sums`}
            title={t(isDebt ? 'checkout.debtSummary' : 'cartPage.summary')}
            sums={sums}
            isTaxUnknown={totals?.isTaxUnknown}
            isUnread={items.some(({ unread }) => unread)}
          >
            {!isSummary && (
              <>
                <Features
                  plans={plans}
                  plan={plan}
                  onPlan={choosePlan}
                  note={note}
                  onNote={setNote}
                  hasCard={isPayment}
                  busy={busy}
                />
                <Actions
                  step={step}
                  formId={`${id}-card`}
                  isReady={isPayable && due !== null && !isChanged && !isSavingBranch}
                  busy={busy}
                  canGoBack={canGoBack}
                  onGoOn={
                    next === null
                      ? goOn
                      : () => {
                          goTo(next);
                        }
                  }
                  amount={shownDue?.amount ?? totals?.tryTotal ?? 0}
                />
              </>
            )}
          </Side>
        )}
      </div>
    </section>
  );
}
