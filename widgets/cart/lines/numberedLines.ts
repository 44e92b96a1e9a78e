import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import type { Money } from '@/domain/money/money';

/** Lines from which a cart has tools: fewer are seen at a glance. */
export const LARGE = 6;

/** A line, and its number in the cart: 1 for the one that was added first, however the lines are sorted. */
export interface NumberedLine {
  readonly item: CartItem;
  readonly number: number;
}

/** What the tools of a large cart make of its lines. Sets and maps go by the ids of lines. */
export interface LinesView {
  /** The lines that are left, in their order. */
  readonly lines: readonly NumberedLine[];
  readonly picked: ReadonlySet<string>;
  readonly short: ReadonlySet<string>;
  /** What lines cost when they were last seen. */
  readonly pricesBefore: ReadonlyMap<string, Money>;
  readonly pick: (id: Id) => void;
}

export const numberLines = (items: readonly CartItem[]): readonly NumberedLine[] =>
  items.map((item, place) => ({ item, number: place + 1 }));

/** Lines that may have been arranged before the cart changed: as far as it still has them, and as they are in it. */
export function asInCart(lines: readonly NumberedLine[], items: readonly CartItem[]): readonly NumberedLine[] {
  const now = new Map(items.map((item) => [String(item.id), item]));
  return lines.flatMap((line) => {
    // A line without an id cannot be found again: it stays until all are arranged anew.
    const item = line.item.id === '' ? line.item : now.get(String(line.item.id));
    return item ? { ...line, item } : [];
  });
}
