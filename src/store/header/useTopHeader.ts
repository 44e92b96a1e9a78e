import { fetchTopHeader } from '@/api/topHeader';
import type { TopHeader } from '@/domain/topHeader';
import { useLoaded, type Loaded } from '../own/useLoaded';

/** What the strip at the top says of the customer. A failure is logged and nothing else (S2 §8). */
export function useTopHeader(): Loaded<TopHeader | null> {
  return useLoaded(loadTopHeader);
}

async function loadTopHeader(signal: AbortSignal): Promise<TopHeader | null> {
  try {
    return await fetchTopHeader(signal);
  } catch (failure) {
    if (!signal.aborted) console.error('[vitrin] top header:', failure);
    throw failure;
  }
}
