import type { Region } from './region';
import { tagsIn } from './tags';

/**
 * The text with every region painted over, character by character, so that it is HTML and everything else stands where it
 * stood. In a tag a value becomes a word, for it may be a name or a value without quotes; anywhere else, blanks.
 */
export function maskRegions(text: string, regions: readonly Region[]): string {
  const tags = tagsIn(paintRegions(text, regions, () => true));
  let next = 0;
  return paintRegions(text, regions, ({ start }) => {
    while ((tags[next]?.[1] ?? Infinity) <= start) next += 1;
    return (tags[next]?.[0] ?? Infinity) < start;
  });
}

/** The regions, which come in order, as words where they print something and `isWord` holds, and else as blanks. */
function paintRegions(text: string, regions: readonly Region[], isWord: (region: Region) => boolean): string {
  const pieces: string[] = [];
  let last = 0;
  for (const region of regions) {
    const { start, end, prints, text: known = '' } = region;
    const isPrinted = prints === 'value' || prints === 'elements';
    pieces.push(text.slice(last, start), known.padEnd(end - start, isPrinted && isWord(region) ? 'x' : ' '));
    last = end;
  }
  return pieces.join('') + text.slice(last);
}
