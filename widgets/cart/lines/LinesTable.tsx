import { memo, useMemo, type ReactNode, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector, usePage } from '@/data/hooks';
import { HiddenText } from '@/ui/HiddenText';
import type { LinePricing } from './linePrices';
import { LineRow } from './LineRow';
import { UndoNote, type Removed } from './UndoNote';
import { UnreadRow } from './UnreadRow';
import '../css/lines.css';
import '../css/lines-wide.css';

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
  const { t } = useTexts();
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
      <tr key="removed" className="vt-cart-lines__row vt-cart-lines__row--undo" role="row">
        <td className="vt-cart-lines__cell vt-cart-lines__cell--undo" role="cell" colSpan={shown ? 7 : 5}>
          <UndoNote removed={removed} region={region} onUndone={onUndone} />
        </td>
      </tr>,
    );
  }
  const title = (place: string, text: ReactNode) => (
    <th className={`vt-cart-lines__title vt-cart-lines__cell--${place}`} role="columnheader" scope="col">
      {text}
    </th>
  );
  return (
    <table
      className={shown ? 'vt-cart-lines' : 'vt-cart-lines vt-cart-lines--no-prices'}
      role="table"
      aria-label={t('cartPage.lines')}
    >
      <thead className="vt-cart-lines__head" role="rowgroup">
        <tr className="vt-cart-lines__row vt-cart-lines__row--head" role="row">
          {title('product', t('cartPage.product'))}
          {title('unit', t('cartPage.unit'))}
          {shown && title('price', t('cartPage.price'))}
          {title('tax', t('cart.tax'))}
          {title('quantity', t('cartPage.quantity'))}
          {shown && title('total', t('cartPage.total'))}
          {title('remove', <HiddenText>{t('cartPage.removal')}</HiddenText>)}
        </tr>
      </thead>
      <tbody className="vt-cart-lines__body" role="rowgroup">
        {rows}
      </tbody>
    </table>
  );
});
