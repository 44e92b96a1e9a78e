import { fold } from '@/domain/fold';

/**
 * Says whether a row is looked for: every word of the query stands in what is said of the row, or the query is its number, counted from 1.
 * An empty query finds all. Made once for all rows: a cart of thousands of lines asks for each with each press.
 */
export function createFinder(query: string): (text: string, place: number) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const isAny = words.length === 0;
  return (text, place) => {
    if (isAny) return true;
    const said = fold(text);
    return words.every((word) => said.includes(word)) || (words.length === 1 && words[0] === String(place + 1));
  };
}
