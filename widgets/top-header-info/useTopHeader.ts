import { fetchTopHeader } from './api';
import type { TopHeader } from './rules/topHeader';
import { useQuery, type Query } from '@/data/query/useQuery';
import { say } from '@/runtime/page/say';

/** What the strip at the top says of the customer. A failure is logged and nothing else (S2 §8). */
export function useTopHeader(): Query<TopHeader | null> {
  return useQuery(fetchTopHeader, {
    onFailure(failure) {
      // One line without a stack: it may come on every page of a shop.
      say('error', `[vitrin] top header: ${failure.message}`);
    },
  });
}
