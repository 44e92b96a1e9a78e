import { useEffect, useRef, useState } from 'react';
import { warnOfLeaving } from '@/page/leaveWarning';
import type { Due } from '../rules/card/due';
import type { PaymentMessage } from '../rules/card/message';

interface Started {
  /** What the card is charged, as it was sent. */
  readonly due: Due;
  /** Where the focus returns. */
  readonly opener: HTMLElement | null;
}

interface Outcome {
  readonly onSucceeded: (due: Due) => void;
  /** Forgets the card; after a success with its holder. */
  readonly clear: (keepHolder: boolean) => void;
}

/** One card payment at a time: however often it is started, there is one dialog and one message. S2 §4, decision 43. */
export function usePayment({ onSucceeded, clear }: Outcome) {
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
    /** What was sent; null while no payment is under way. */
    due: started?.due ?? null,
    start(payment: PaymentMessage, due: Due, returnTo: HTMLElement | null) {
      isUnderWay.current = true;
      letLeave.current = warnOfLeaving();
      message.current = payment;
      setStarted({ due, opener: returnTo });
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
        onSucceeded(started.due);
      },
    },
  };
}
