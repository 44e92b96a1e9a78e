import { useEffect, useRef, useState } from 'react';
import { warnOfLeaving } from '@/page/leaveWarning';
import type { PaymentMessage } from '../rules/card/message';

interface Started {
  readonly amount: number;
  readonly installment: number;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

interface Outcome {
  readonly onBusy: (busy: boolean) => void;
  readonly onSucceeded: (payment: { readonly amount: number; readonly installment: number }) => void;
  /** Forgets the card; after a success with its holder. */
  readonly clear: (keepHolder: boolean) => void;
}

/** One card payment at a time: however often it is started, there is one dialog and one message. S2 §4, decision 43. */
export function usePayment({ onBusy, onSucceeded, clear }: Outcome) {
  const [started, setStarted] = useState<Started | null>(null);
  const message = useRef<PaymentMessage | null>(null);
  /** Several clicks of a script come before the state has followed. */
  const isUnderWay = useRef(false);
  const opener = useRef<HTMLElement | null>(null);
  /** Ends the browser's question before the page is left. */
  const letLeave = useRef<() => void>();
  useEffect(
    () => () => {
      letLeave.current?.();
    },
    [],
  );

  const isBusy = started !== null;
  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);
  useEffect(() => {
    if (isBusy) return;
    // The field that had the focus was emptied with its card, so the browser cannot give it back.
    opener.current?.focus();
    opener.current = null;
  }, [isBusy]);

  const end = (keepHolder: boolean) => {
    isUnderWay.current = false;
    // At once: a success may leave the page.
    letLeave.current?.();
    message.current = null;
    opener.current = started?.opener ?? null;
    clear(keepHolder);
    setStarted(null);
  };
  return {
    isUnderWay: () => isUnderWay.current,
    start(payment: PaymentMessage, returnTo: HTMLElement | null) {
      isUnderWay.current = true;
      letLeave.current = warnOfLeaving();
      message.current = payment;
      setStarted({ amount: payment.amount, installment: payment.installment, opener: returnTo });
    },
    /** Of the dialog; null while it is closed. */
    frame: started && {
      takeMessage() {
        const taken = message.current;
        message.current = null;
        return taken;
      },
      onClosed: () => {
        end(true);
      },
      onSucceeded() {
        end(false);
        onSucceeded({ amount: started.amount, installment: started.installment });
      },
    },
  };
}
