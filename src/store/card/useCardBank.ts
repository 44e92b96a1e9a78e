import { useEffect, useState } from 'react';
import { postBinControl } from '@/api/bin';
import { ApiFailure } from '@/api/error';
import type { CardBank } from '@/domain/card/plans';

interface Answer {
  readonly bin: string;
  readonly bank: CardBank;
}

/**
 * The bank and the plans of the card that begins with `bin`. Null while they are not known, for a card that is not
 * all there, and after a failure, which means a single payment and is not told. Decision 41.
 */
export function useCardBank(bin: string | null): CardBank | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (bin === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const bank = await postBinControl(bin, signal);
        if (!signal.aborted) setAnswer({ bin, bank });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
      }
    };
    void ask();
    return () => {
      controller.abort();
      setAnswer(null);
    };
  }, [bin]);
  return answer !== null && answer.bin === bin ? answer.bank : null;
}
