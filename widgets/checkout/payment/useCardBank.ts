import { useMemo, useState } from 'react';
import { postBinControl } from './api';
import type { CardBank } from '../rules/card/plans';
import { useQuery, type Load } from '@/data/query/useQuery';

interface BankLookup {
  /** Null while it is not known, for a card that is not all there, and after a failure, which means a single payment. */
  readonly bank: CardBank | null;
  readonly isAsking: boolean;
  /** The answer cannot be used, or was not waited for. */
  readonly isFailed: boolean;
  /** Breaks the lookup off: what it would have brought counts no more. */
  giveUp(): void;
}

/** The bank and the plans of the card that begins with `bin`. Decisions 41 and 78. */
export function useCardBank(bin: string | null): BankLookup {
  const load = useMemo(() => (bin === null ? null : (signal: AbortSignal) => postBinControl(bin, signal)), [bin]);
  const [givenUp, setGivenUp] = useState<Load<CardBank> | null>(null);
  const isGivenUp = load !== null && load === givenUp;
  const { value, error, isStale } = useQuery(isGivenUp ? null : load);
  const isOpen = load !== null && !isGivenUp && isStale;
  return {
    bank: isStale ? null : value,
    isAsking: isOpen && error === null,
    isFailed: isGivenUp || (isOpen && error !== null),
    giveUp() {
      setGivenUp(() => load);
    },
  };
}
