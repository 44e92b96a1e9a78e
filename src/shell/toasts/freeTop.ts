/** What an element takes of the window, in CSS pixels. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

interface Room {
  /** Between the left and right edge of it the box stands. */
  readonly left: number;
  readonly right: number;
  readonly height: number;
  /** Of the window. */
  readonly windowHeight: number;
}

/** Between the box and what it must not cover. */
const GAP = 8;

/**
 * The highest top at which a box covers none of the obstacles; where all is full, the one from the bottom up that covers
 * none, else the foot of the window. Decision 64.
 */
export function freeTop({ left, right, height, windowHeight }: Room, obstacles: readonly Box[]): number {
  const beside = obstacles.filter((each) => each.left < right && each.right > left && each.bottom > 0 && each.top < windowHeight);
  const isFree = (top: number) => beside.every((each) => each.bottom + GAP <= top || each.top >= top + height + GAP);
  const lowest = Math.max(windowHeight - height - GAP, GAP);
  const tops = [GAP, ...beside.map(({ bottom }) => bottom + GAP), ...beside.map(({ top }) => top - height - GAP), lowest];
  return tops.filter((top) => top >= GAP && top <= lowest && isFree(top)).sort((one, other) => one - other)[0] ?? lowest;
}
