import * as v from 'valibot';
import type { Suggestion } from './rules/suggestion';
import { idSchema, nameSchema, optionalTextSchema } from '@/schemas/basics';
import { tellPage } from '@/data/complaint';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

/** Suggestions that are looked at, at the most: a list beside a field is no result page. */
const MOST = 20;

const suggestionSchema = v.pipe(
  v.object(
    { id: idSchema, name: nameSchema, url: nameSchema, code: optionalTextSchema, image: optionalTextSchema },
    'a suggestion: { id, name, url, code, image }',
  ),
  v.transform(({ url, ...suggestion }) => ({ ...suggestion, seo: url })),
);

/** The answer of GET /autocomplete. S2 §7; code and image may be missing (decision 52). */
export const suggestionsSchema: v.GenericSchema<unknown, readonly Suggestion[]> = v.pipe(
  v.array(v.unknown(), 'a list of suggestions'),
  v.transform((list) => list.slice(0, MOST)),
  v.array(suggestionSchema),
);

/** GET what the shop suggests for a text. S2 §7. */
export async function fetchSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const url = `/autocomplete?${new URLSearchParams({ q: query }).toString()}`;
  const read = (text: string) => checkEntries(text, suggestionsSchema, { '': 'suggestions' }).value;
  return request({ method: 'GET', url, signal }, read, tellPage);
}
