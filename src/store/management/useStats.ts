import { useCallback, useEffect, useState } from 'react';
import { fetchSearches, fetchSearchStats } from '@/api/searchStats';
import type { Searches, SearchStats, SearchWish } from '@/domain/management/searchStats';
import { goTo } from '@/host/navigation';
import { alerted } from '../alert';
import { useAppDispatch, usePage } from '../hooks';
import { useLoaded, type Loaded } from '../own/useLoaded';

/** A failure is an alert (S2 §8). Where a call of the visitor's says that the session has ended, it leads to the login (decision 5). */
function useAlert({ error }: Loaded<unknown>, key: string, isAsked: boolean): void {
  const dispatch = useAppDispatch();
  const { login } = usePage().routes;
  useEffect(() => {
    if (isAsked && error?.kind === 'http' && error.status === 401) goTo(login);
    else if (error) dispatch(alerted({ key }));
  }, [dispatch, error, isAsked, key, login]);
}

/** The statistics of the shop's searches. */
export function useSearchStats(): Loaded<SearchStats> {
  const stats = useLoaded(fetchSearchStats);
  useAlert(stats, 'stats.failed', false);
  return stats;
}

export interface SearchLookUp {
  /** What was found for the last wish; null before that is known, and once it is forgotten. */
  readonly found: Searches | null;
  readonly isBusy: boolean;
  /** Looks up a wish; the one before is broken off. Null forgets what was found. */
  lookUp(wish: SearchWish | null): void;
}

/** Looks up who searched a word, or what a user searched. */
export function useSearches(): SearchLookUp {
  const [wish, lookUp] = useState<SearchWish | null>(null);
  const load = useCallback(async (signal: AbortSignal) => wish && fetchSearches(wish, signal), [wish]);
  const searches = useLoaded(load);
  useAlert(searches, 'stats.searchFailed', true);
  return { found: searches.value, isBusy: wish !== null && searches.isLoading, lookUp };
}
