import type { Region } from './region';

/**
 * The text with every region painted over, character by character, so that it is HTML and everything else stands where it
 * stood. In a tag a value becomes a word, for it may be a name or a value without quotes; anywhere else, blanks.
 */
export function masked(text: string, regions: readonly Region[]): string {
  const pieces: string[] = [];
  let inTag = false;
  let last = 0;
  for (const { start, end, prints } of regions) {
    const piece = text.slice(last, start);
    const opened = piece.lastIndexOf('<');
    const closed = piece.lastIndexOf('>');
    if (opened !== closed) inTag = opened > closed;
    const isWord = inTag && (prints === 'value' || prints === 'elements');
    pieces.push(piece, (isWord ? 'x' : ' ').repeat(end - start));
    last = end;
  }
  return pieces.join('') + text.slice(last);
}
