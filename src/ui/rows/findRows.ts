import { fold } from '@/domain/fold';

/**
 * Whether a row is looked for: every word of the query stands in what is said of it, or the query is its number, counted from 1.
 * An empty query finds all.
 */
export function isFound(query: string, text: string, place: number): boolean {
  // A cart of thousands of lines asks for each of them with each press, mostly for nothing.
  if (query.trim() === '') return true;
  const words = fold(query).split(/\s+/).filter(Boolean);
  const said = fold(text);
  return words.every((word) => said.includes(word)) || (words.length === 1 && words[0] === String(place + 1));
}
