import { useEffect, useState } from 'react';
import { CHECKOUT_STEPS, type CheckoutStep } from './rules/checkout';
import { pushStep, stepInHistory } from '@/page/history';
import { listen } from '@/runtime/page/listen';

interface StepControl {
  readonly step: CheckoutStep;
  /** The payment step was reached from the preview, so going back leads there. */
  readonly canGoBack: boolean;
  goOn(this: void): void;
}

const [PREVIEW, PAYMENT] = CHECKOUT_STEPS;

/**
 * The step that shows. A preview goes on to the payment in place, with an entry in the history: back returns, and a
 * reload stays. While `held` the step waits for what the history says: a payment that is under way must not vanish.
 */
export function useStep(start: CheckoutStep, held: boolean): StepControl {
  const [wanted, setWanted] = useState<CheckoutStep>(() => (start === PREVIEW && stepInHistory() === PAYMENT ? PAYMENT : start));
  const [step, setStep] = useState(wanted);
  if (!held && step !== wanted) setStep(wanted);

  useEffect(() => {
    if (start !== PREVIEW) return undefined;
    const onPopState = () => {
      setWanted(stepInHistory() === PAYMENT ? PAYMENT : PREVIEW);
    };
    return listen(window, onPopState, 'popstate');
  }, [start]);

  return {
    step,
    canGoBack: start === PREVIEW && step === PAYMENT,
    goOn() {
      pushStep(PAYMENT);
      setWanted(PAYMENT);
    },
  };
}
