import { memo, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import type { LinePricing } from './linePrices';
import { LineRow } from './LineRow';
import { numberLines, type LinesView } from './numberedLines';
import { LinesFrame } from './LinesFrame';
import { UndoNote } from '@/commerce/removal/UndoNote';
import type { Removed } from '@/commerce/removal/useRemoved';
import { UnreadRow } from './UnreadRow';

interface Props {
  readonly items: readonly CartItem[];
  /** What the tools of a large cart make of them; null without any. */
  readonly view: LinesView | null;
  readonly pricing: LinePricing;
  /** The line that was last taken out; its note stands in its place. */
  readonly removed: Removed | null;
  readonly region: RefObject<HTMLElement>;
  readonly onRemoved: (removed: Removed) => void;
  readonly onUndone: () => void;
}

/**
 * The lines as a table. The roles are spelt out: its rows are no table rows to the eye, and browsers forget what such
 * elements are.
 */
export const LinesTable = memo(function LinesTable({ items, view, pricing, removed, region, onRemoved, onUndone }: Props) {
  const rows = (view?.lines ?? numberLines(items)).map(({ item, number }, place) => {
    const Row = item.unread ? UnreadRow : LineRow;
    const id = String(item.id);
    const marks = view && {
      number,
      isPicked: view.picked.has(id),
      isShort: view.short.has(id),
      priceBefore: view.pricesBefore.get(id),
      onPick: view.pick,
    };
    return <Row key={item.id || `unread-${place}`} item={item} pricing={pricing} onRemoved={onRemoved} {...marks} />;
  });
  if (removed) {
    rows.splice(
      // Sorted or filtered, it has no place among them.
      view ? 0 : removed.place,
      0,
      <tr key="removed" className="vt-rows__row vt-cart-lines__row vt-cart-lines__row--undo" role="row">
        <td className="vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--undo" role="cell" colSpan={pricing.shown ? 7 : 5}>
          <UndoNote removed={removed} region={region} onUndone={onUndone} />
        </td>
      </tr>,
    );
  }
  return <LinesFrame shown={pricing.shown}>{rows}</LinesFrame>;
});
