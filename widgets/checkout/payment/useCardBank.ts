import { useMemo } from 'react';
import { postBinControl } from './api';
import type { CardBank } from '../rules/card/plans';
import { useQuery } from '@/data/query/useQuery';

/**
 * The bank and the plans of the card that begins with `bin`. Null while they are not known, for a card that is not
 * all there, and after a failure, which means a single payment and is not told. Decision 41.
 */
export function useCardBank(bin: string | null): CardBank | null {
  const load = useMemo(() => (bin === null ? null : (signal: AbortSignal) => postBinControl(bin, signal)), [bin]);
  const { value, isStale } = useQuery(load);
  return isStale ? null : value;
}
