import { times } from '../times';

const FEW_PAGES = 10;
const NEAR_END = 5;
const END_WINDOW = 7;
const REACH = 2;

function range(first: number, last: number): number[] {
  return times(last - first + 1, (index) => first + index);
}

/**
 * The page numbers to offer, with "…" for a gap: all up to ten pages, else the first and the last page and a window
 * around the current one, which is clamped. Empty for one page or none. S1 §2, decision 32.
 */
export function paginationWindow(pages: number, current: number): ReadonlyArray<number | '…'> {
  if (!(pages > 1)) return [];
  const last = Math.trunc(pages);
  if (last <= FEW_PAGES) return range(1, last);
  const here = Math.min(Math.max(Math.trunc(current) || 1, 1), last);
  if (here <= NEAR_END) return [...range(1, END_WINDOW), '…', last];
  if (last - here <= NEAR_END) return [1, '…', ...range(last - END_WINDOW + 1, last)];
  return [1, '…', ...range(here - REACH, here + REACH), '…', last];
}
