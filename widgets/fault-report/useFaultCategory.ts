import { useCallback } from 'react';
import { serverMessage } from '@/data/apiError';
import type { Id } from '@/domain/id';
import { callFailed } from '@/data/failure';
import { useAppDispatch } from '@/data/hooks';
import { useQuery, type Query } from '@/data/query/useQuery';
import { say } from '@/runtime/page/say';

/**
 * What `fetch` answers of a category. A failure is shown by whoever asks, and logged. Tried again after the end of the login it leads
 * there. S2 §8, decision 69.
 */
export function useCategoryPart<T>(id: Id, fetch: (id: Id, signal: AbortSignal) => Promise<T>): Query<T> {
  const dispatch = useAppDispatch();
  return useQuery(
    useCallback((signal: AbortSignal) => fetch(id, signal), [id, fetch]),
    {
      onFailure({ error }, isAgain) {
        say('error', '[vitrin] fault-report:', serverMessage(error) ?? 'Failed to fetch subcategories');
        dispatch(callFailed({ error, isAsked: isAgain }));
      },
    },
  );
}
