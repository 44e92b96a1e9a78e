/**
 * What a part of a template prints: a value; whole elements, perhaps; nothing itself, but it decides what of the rest is
 * printed; or nothing at all.
 */
export type Prints = 'value' | 'elements' | 'choice' | 'nothing';

/** A part of a file that a template language fills in. What will stand there is unknown. */
export interface Region {
  readonly start: number;
  /** Directly after its last character. */
  readonly end: number;
  readonly prints: Prints;
  /** The text that stands there in the end, where it is known; not longer than the region. */
  readonly text?: string;
  /** Where the next region may begin, if not at the end: what stands before it is no template. */
  readonly resume?: number;
}

/** The regions that share a character with the range from `start` to `end`; they come in order, and none lies in another. */
export function regionsIn(regions: readonly Region[], start: number, end: number): readonly Region[] {
  const first = firstBehind(regions, start);
  let last = first;
  while ((regions[last]?.start ?? Infinity) < end) last += 1;
  return regions.slice(first, last);
}

/** Whether anything of the range is filled in by a template. */
export function isFilledIn(regions: readonly Region[], start: number, end: number): boolean {
  return (regions[firstBehind(regions, start)]?.start ?? Infinity) < end;
}

/** The place of the first region that ends behind `start`: halved, for a long template asks of each element and attribute. */
function firstBehind(regions: readonly Region[], start: number): number {
  let low = 0;
  let high = regions.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((regions[middle]?.end ?? Infinity) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
