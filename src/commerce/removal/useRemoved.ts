import { useCallback, useMemo, useState } from 'react';
import type { CartItem } from '@/domain/cart/cart';

/** Lines that were taken out by one press. */
export interface Removed {
  readonly items: readonly CartItem[];
  /** Where the first stood among the lines. */
  readonly place: number;
}

interface Removal {
  /** What can be put back; null where nothing can. */
  readonly removed: Removed | null;
  readonly setRemoved: (removed: Removed) => void;
  readonly forget: () => void;
}

/** What was taken out last, as far as it is not in the cart: a removal that failed has brought its line back. */
export function useRemoved(items: readonly CartItem[]): Removal {
  const [removal, setRemoved] = useState<Removed | null>(null);
  const removed = useMemo(() => stillGone(removal, items), [removal, items]);
  const forget = useCallback(() => {
    setRemoved(null);
  }, []);
  return { removed, setRemoved, forget };
}

function stillGone(removal: Removed | null, items: readonly CartItem[]): Removed | null {
  if (!removal) return null;
  const left = new Set(items.map(({ id }) => String(id)));
  const gone = removal.items.filter(({ id }) => !left.has(String(id)));
  return gone.length > 0 ? { ...removal, items: gone } : null;
}
