import { useMemo, useState } from 'react';
import type { CartItem } from '@/domain/cart/cart';

/** Lines that were taken out by one press. */
export interface Removed {
  readonly items: readonly CartItem[];
  /** Where the first stood among the lines. */
  readonly place: number;
}

/** How far putting lines back has come. */
interface Progress {
  readonly done: number;
  readonly count: number;
}

/** What becomes of lines that were taken out: it outlives the notes that tell of it. */
export interface Removal {
  /** What can be put back; null where nothing can. */
  readonly removed: Removed | null;
  /** Null but while they are being put back. */
  readonly progress: Progress | null;
  readonly setRemoved: (removed: Removed) => void;
  readonly setProgress: (progress: Progress) => void;
  /** No more are being put back: of those that were taken out these are in the cart again. */
  readonly settle: (restored: readonly CartItem[]) => void;
  readonly forget: () => void;
}

/** What was taken out last, as far as it is not in the cart: a removal that failed has brought its line back. */
export function useRemoved(items: readonly CartItem[]): Removal {
  const [last, setRemoved] = useState<Removed | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const removed = useMemo(() => stillGone(last, items), [last, items]);
  return useMemo(
    () => ({
      removed,
      progress,
      setRemoved,
      setProgress,
      settle(restored) {
        setProgress(null);
        // Their lines are others by now: nobody else would know that they are back.
        setRemoved((each) => each && { ...each, items: each.items.filter((item) => !restored.includes(item)) });
      },
      forget() {
        setRemoved(null);
      },
    }),
    [removed, progress],
  );
}

function stillGone(last: Removed | null, items: readonly CartItem[]): Removed | null {
  if (!last) return null;
  const left = new Set(items.map(({ id }) => String(id)));
  const gone = last.items.filter(({ id }) => !left.has(String(id)));
  return gone.length > 0 ? { ...last, items: gone } : null;
}
