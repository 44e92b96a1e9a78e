import type { Suggestion } from './rules/suggestion';
import { suggestionsSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** GET what the shop suggests for a text. S2 §7. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const url = `/autocomplete?${new URLSearchParams({ q: query }).toString()}`;
  return checkAnswer(await request({ method: 'GET', url, signal }), suggestionsSchema);
}
