/** Where a panel stands, in CSS pixels. */
export interface Placement {
  /** Distance of the panel's left edge from the anchor's. */
  readonly left: number;
  readonly inlineSize: number;
  readonly maxBlockSize: number;
  /** It opens upwards: there is no room below. */
  readonly isAbove: boolean;
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const WIDTH = 380;
/** Kept free at the edges of the screen. */
const MARGIN = 8;
/** Between anchor and panel. */
const GAP = 4;
/** A panel lower than this is of no use: then the page scrolls, which it does downwards only. */
const LEAST_HEIGHT = 240;

/** Places a panel at `anchor`, its right edge at the anchor's where it fits, and never off the screen. */
export function placePanel(anchor: Edges, screen: { readonly width: number; readonly height: number }): Placement {
  const inlineSize = Math.max(0, Math.min(WIDTH, screen.width - 2 * MARGIN));
  const left = Math.max(MARGIN, Math.min(anchor.right - inlineSize, screen.width - MARGIN - inlineSize));
  const above = anchor.top - GAP - MARGIN;
  const below = screen.height - anchor.bottom - GAP - MARGIN;
  const isAbove = below < LEAST_HEIGHT && above > below;
  const room = Math.min(isAbove ? above : below, screen.height - 2 * MARGIN);
  return { left: left - anchor.left, inlineSize, maxBlockSize: isAbove ? room : Math.max(LEAST_HEIGHT, room), isAbove };
}
