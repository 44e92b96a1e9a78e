import { useMemo, useState } from 'react';
import type { ApiFailure } from '@/data/apiError';
import { fetchSearches, fetchSearchStats } from './api';
import type { Searches, SearchRequest, SearchStats } from './rules';
import { callFailed } from '@/data/failure';
import { useAppDispatch } from '@/data/hooks';
import { useAlertWhile } from '@/data/query/useAlertWhile';
import { useQuery, type Query } from '@/data/query/useQuery';

/** A failure is an alert (S2 §8). Where a call of the visitor's says that the session has ended, it leads to the login (decisions 5 and 69). */
function useAlert(action: 'stats/load' | 'stats/search', key: string, isSearch: boolean) {
  const dispatch = useAppDispatch();
  return ({ error }: ApiFailure, isAgain: boolean) => {
    dispatch(callFailed({ error, isAsked: isSearch || isAgain, alert: { source: { action }, message: { key } } }));
  };
}

/** The statistics of the shop's searches. */
export function useSearchStats(): Query<SearchStats> {
  const stats = useQuery(fetchSearchStats, { onFailure: useAlert('stats/load', 'stats.failed', false) });
  useAlertWhile('stats/load', stats.error);
  return stats;
}

export interface SearchLookUp {
  /** What was found for the last request; null before that is known, and once it is forgotten. */
  readonly found: Searches | null;
  readonly isBusy: boolean;
  /** Looks up what is requested; the look-up before is broken off. Null forgets what was found. */
  lookUp(request: SearchRequest | null): void;
}

/** Looks up who searched a word, or what a user searched. */
export function useSearches(): SearchLookUp {
  const [request, lookUp] = useState<SearchRequest | null>(null);
  const load = useMemo(() => request && ((signal: AbortSignal) => fetchSearches(request, signal)), [request]);
  const { value, isLoading, isStale } = useQuery(load, { onFailure: useAlert('stats/search', 'stats.searchFailed', true) });
  return { found: isStale ? null : value, isBusy: isLoading, lookUp };
}
