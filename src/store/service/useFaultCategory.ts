import { useCallback, useEffect } from 'react';
import { serverMessage } from '@/api/error';
import { fetchFaultProducts, fetchSubcategories } from '@/api/faultReport';
import type { FaultCategory, FaultProduct } from '@/domain/faultReport/report';
import type { Id } from '@/domain/id';
import { useLoaded, type Loaded } from '../own/useLoaded';

/** The categories below one. */
export function useSubcategories(id: Id): Loaded<readonly FaultCategory[]> {
  return useCategoryPart(id, fetchSubcategories);
}

/** The products of a category. */
export function useFaultProducts(id: Id): Loaded<readonly FaultProduct[]> {
  return useCategoryPart(id, fetchFaultProducts);
}

/** A failure is shown by whoever asks, and logged. S2 §8. */
function useCategoryPart<T>(id: Id, fetch: (id: Id, signal: AbortSignal) => Promise<T>): Loaded<T> {
  const loaded = useLoaded(useCallback((signal: AbortSignal) => fetch(id, signal), [id, fetch]));
  const { error } = loaded;
  useEffect(() => {
    if (error) console.error('[vitrin] fault-report:', serverMessage(error) ?? 'Failed to fetch subcategories');
  }, [error]);
  return loaded;
}
