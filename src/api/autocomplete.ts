import type { Suggestion } from '@/domain/search/suggestion';
import { suggestionsSchema } from '@/wire/suggestions';
import { checkAnswer } from './answer';
import { request } from './http';

/** GET what the shop suggests for a text. S2 §7. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const url = `/autocomplete?${new URLSearchParams({ q: query }).toString()}`;
  return checkAnswer(await request({ method: 'GET', url, signal }), suggestionsSchema);
}
