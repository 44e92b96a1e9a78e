import { lineKey } from '@/domain/lineKey';
import type { Line } from './line';
import { readAmount } from './quantity';
import type { Outcome } from './row';

/** Lines, or rows of the grid, one after the other, those of the same code and unit as one. */
export interface Merger<T = Line> {
  /** Behind those that it began with, at the place of the first of each code and unit. */
  readonly lines: readonly T[];
  /** How many were added to one before. */
  readonly merged: number;
  add(line: T): void;
}

/**
 * Makes one line of those of the same code and unit, their quantities added up. A line that has no amount, or is at fault, stays by
 * itself: adding it up would hide its mistake. Those that are there `before` stay as many as they are.
 */
export function createMerger<T extends Line = Line>(before: readonly T[] = []): Merger<T> {
  const places = new Map<string, number>();
  const lines = [...before];
  let merged = 0;
  const keepPlace = (line: T, place: number) => {
    if (isMergeable(line)) places.set(lineKey(line), place);
  };
  before.forEach(keepPlace);
  return {
    lines,
    get merged() {
      return merged;
    },
    add(line) {
      const place = isMergeable(line) ? places.get(lineKey(line)) : undefined;
      const first = place === undefined ? undefined : lines[place];
      if (place !== undefined && first) {
        lines[place] = addLines(first, line);
        merged += 1;
        return;
      }
      keepPlace(line, lines.length);
      lines.push(line);
    },
  };
}

/** One line of two. */
export function addLines<T extends Pick<Line, 'quantity' | 'from'>>(first: T, second: Pick<Line, 'quantity' | 'from'>): T {
  const sum = (readAmount(first.quantity)?.amount ?? 0) + (readAmount(second.quantity)?.amount ?? 0);
  return { ...first, quantity: String(sum), from: first.from + second.from };
}

/** A line, or a row of the grid, whose quantity is whole by now and says what it was. */
type LineOrRow = Omit<Line, 'unit' | 'from'> & { readonly cut?: string | null; readonly outcome?: Outcome };

/** Whether another line can be added to it: its amount is one, and as it was written, and nothing was sent of it. */
export function isMergeable({ code, quantity, fault, cut = null, outcome = null, isInDoubt = false }: LineOrRow): boolean {
  return code !== '' && fault === null && cut === null && outcome === null && !isInDoubt && readAmount(quantity)?.isCut === false;
}
