import { memo, useMemo, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { useAppSelector, usePage } from '@/data/hooks';
import type { LinePricing } from './linePrices';
import { LineRow } from './LineRow';
import { LinesFrame } from './LinesFrame';
import { UndoNote, type Removed } from './UndoNote';
import { UnreadRow } from './UnreadRow';

interface Props {
  readonly items: readonly CartItem[];
  readonly priceName: string | null;
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
export const LinesTable = memo(function LinesTable({ items, priceName, removed, region, onRemoved, onUndone }: Props) {
  const {
    settings: { showPriceStatus: shown },
    currencies,
  } = usePage();
  const currency = useAppSelector(({ session }) => session.currency);
  const pricing = useMemo<LinePricing>(
    () => ({ shown, priceName, currency, currencies }),
    [shown, priceName, currency, currencies],
  );

  const rows = items.map((item, place) => {
    const Row = item.unread ? UnreadRow : LineRow;
    return <Row key={item.id || `unread-${place}`} item={item} pricing={pricing} onRemoved={onRemoved} />;
  });
  if (removed) {
    rows.splice(
      removed.place,
      0,
      <tr key="removed" className="vt-rows__row vt-cart-lines__row vt-cart-lines__row--undo" role="row">
        <td className="vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--undo" role="cell" colSpan={shown ? 7 : 5}>
          <UndoNote removed={removed} region={region} onUndone={onUndone} />
        </td>
      </tr>,
    );
  }
  return <LinesFrame shown={shown}>{rows}</LinesFrame>;
});
