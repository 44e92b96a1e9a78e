import { useCallback, useEffect, useState } from 'react';
import type CardPayment from './payment/CardPayment';

type Form = typeof CardPayment;

interface FormChunk {
  /** Null until its code is there. */
  readonly CardForm: Form | null;
  readonly isFailed: boolean;
  retry(): void;
}

/** The code of the card form, fetched with the payment step: most checkouts begin before it. */
export function useCardPayment(): FormChunk {
  const [form, setForm] = useState<{ readonly component: Form } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { default: component } = await import('./payment/CardPayment');
      setForm({ component });
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => { void load(); }, [load]);
  return { CardForm: form?.component ?? null, isFailed, retry: () => { void load(); } };
}
