import { fold } from '@/domain/fold';

export interface TextPart {
  readonly text: string;
  /** The visitor typed this. */
  readonly isMatch: boolean;
}

/** Cuts a text where the words of a query stand in it: "VIDA" finds "Vida". The parts make the text, its characters composed. */
export function splitMatches(written: string, query: string): readonly TextPart[] {
  const text = written.normalize();
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false }];
  // The longer one first, or "m" would hide "m8".
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|');
  let place = 0;
  // Folding keeps the length of composed characters: the places in the folded text are those in the text itself.
  const parts = fold(text)
    .split(new RegExp(`(${pattern})`))
    .map((part, index) => ({ text: text.slice(place, (place += part.length)), isMatch: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
