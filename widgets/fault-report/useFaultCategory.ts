import { useCallback } from 'react';
import { serverMessage, type ApiFailure } from '@/data/apiError';
import { fetchFaultProducts, fetchSubcategories } from './api';
import type { FaultCategory, FaultProduct } from './rules';
import type { Id } from '@/domain/id';
import { useQuery, type Query } from '@/data/query/useQuery';

/** The categories below one. */
export function useSubcategories(id: Id): Query<readonly FaultCategory[]> {
  return useCategoryPart(id, fetchSubcategories);
}

/** The products of a category. */
export function useFaultProducts(id: Id): Query<readonly FaultProduct[]> {
  return useCategoryPart(id, fetchFaultProducts);
}

/** A failure is shown by whoever asks, and logged. S2 §8. */
function useCategoryPart<T>(id: Id, fetch: (id: Id, signal: AbortSignal) => Promise<T>): Query<T> {
  return useQuery(
    useCallback((signal: AbortSignal) => fetch(id, signal), [id, fetch]),
    { onFailure: logFailure },
  );
}

function logFailure({ error }: ApiFailure): void {
  console.error('[vitrin] fault-report:', serverMessage(error) ?? 'Failed to fetch subcategories');
}
