import { memo, useDeferredValue, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '@/domain/cart/cart';
import { useAppSelector } from '@/data/hooks';
import { LongRows, type LongRowsHandle } from '@/ui/rows/LongRows';
import { rowAttributes, rowPlace } from '@/ui/rows/rowPlace';
import type { LinePricing } from './linePrices';
import { LineRow } from './LineRow';
import { asInCart, numberLines, type LinesView, type NumberedLine } from './numberedLines';
import { LinesFrame } from './LinesFrame';
import { UndoNote } from '@/commerce/removal/UndoNote';
import type { Removal, Removed } from '@/commerce/removal/useRemoved';
import { UnreadRow } from './UnreadRow';

interface Props {
  readonly items: readonly CartItem[];
  /** What the tools of a large cart make of them; null without any. */
  readonly view: LinesView | null;
  readonly pricing: LinePricing;
  /** The note of what was last taken out stands in its place. */
  readonly removal: Removal;
  readonly region: RefObject<HTMLElement>;
  /** For who goes to a line. */
  readonly rows: RefObject<LongRowsHandle>;
}

/** The key of the note that stands in the place of what was taken out. */
const REMOVED = 'removed';

/**
 * The lines as a table. The roles are spelt out: its rows are no table rows to the eye, and browsers forget what such
 * elements are.
 */
export const LinesTable = memo(function LinesTable(props: Props) {
  const { items, view, pricing, removal, region, rows } = props;
  const { removed, setRemoved } = removal;
  const unsaved = useAppSelector(({ cart }) => cart.unsaved);
  // Hundreds of rows in another order, or with other numbers, come behind the paint that answers the visitor, and slice by slice.
  const before = useDeferredValue(view);
  const [revealed, setRevealed] = useState<LinesView | null>(null);
  const arranged = view && (view === revealed ? view : before);
  const lines = asInCart(arranged?.lines ?? numberLines(items), items);
  const longRows = useRef<LongRowsHandle>(null);
  useImperativeHandle(rows, () => ({
    reveal(key) {
      flushSync(() => {
        setRevealed(view);
      });
      longRows.current?.reveal(key);
    },
  }));
  const entries: Array<NumberedLine | null> = [...lines];
  if (removed) entries.splice(placeAmong(lines, removed), 0, null);
  const keys = entries.map((line, place) => (line ? String(line.item.id) || `unread-${place}` : REMOVED));
  const renderRow = (place: number) => {
    const line = entries[place];
    const at = rowPlace(place, keys.length);
    if (!line) {
      const attributes = rowAttributes(at, 'vt-rows__row vt-cart-lines__row vt-cart-lines__row--undo');
      return (
        <tr key={REMOVED} role="row" {...attributes}>
          <td className="vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--undo" role="cell" colSpan={pricing.shown ? 7 : 5}>
            {removed && <UndoNote removed={removed} removal={removal} region={region} rows={rows} />}
          </td>
        </tr>
      );
    }
    const { item, number } = line;
    const Row = item.unread ? UnreadRow : LineRow;
    const id = String(item.id);
    const marks = view && {
      number,
      isPicked: view.picked.has(id),
      isShort: view.short.has(id),
      priceBefore: view.pricesBefore.get(id),
      onPick: view.pick,
    };
    const isUnsaved = unsaved.some((edit) => edit.kind !== 'clear' && edit.kind !== 'remove' && String(edit.itemId) === id);
    return (
      <Row key={keys[place]} item={item} pricing={pricing} isUnsaved={isUnsaved} onRemoved={setRemoved} {...at} {...marks} />
    );
  };
  return (
    <LinesFrame shown={pricing.shown} rows={keys.length}>
      <LongRows
        keys={keys}
        always={removed ? REMOVED : undefined}
        renderRow={renderRow}
        handle={longRows}
        className="vt-rows__body vt-cart-lines__body"
      />
    </LinesFrame>
  );
});

/** Where a note stands among the lines: where the first of what was taken out stood. Sorted otherwise, they have no such place. */
function placeAmong(lines: readonly NumberedLine[], { place }: Removed): number {
  const isSorted = lines.some(({ number }, at) => number < (lines[at - 1]?.number ?? 0));
  return isSorted ? 0 : lines.filter(({ number }) => number <= place).length;
}
