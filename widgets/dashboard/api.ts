import { searchesCall, type Searches, type SearchRequest, type SearchStats } from './rules';
import { searchesSchema, searchStatsSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** GET what is searched most, who searches most, and the latest searches. S2 §7. */
export async function fetchSearchStats(signal: AbortSignal): Promise<SearchStats> {
  return checkAnswer(await request({ method: 'GET', url: '/yonetim/top-queries', signal }), searchStatsSchema);
}

/** GET who searched a word, or what a user searched. S2 §7. */
export async function fetchSearches(wanted: SearchRequest, signal: AbortSignal): Promise<Searches> {
  return checkAnswer(await request({ method: 'GET', url: searchesCall(wanted), signal }), searchesSchema(wanted));
}
