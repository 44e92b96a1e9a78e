import { useId, useMemo, type RefObject } from 'react';
import { useDensity } from '@/commerce/useDensity';
import { useAppSelector, usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import { LongRows } from '@/ui/rows/LongRows';
import { rowPlace, tableRows } from '@/ui/rows/rowPlace';
import { HiddenText } from '@/ui/HiddenText';
import { columnsOf } from './columns';
import { GridRow, type RowContext } from './GridRow';
import { useGrid } from './useGrid';
import '@/ui/css/rows.css';
import '../css/quick-order.css';
import '../css/states.css';
import '../css/cards.css';
import '../css/columns.css';
import '../css/columns-wide.css';

interface Props extends Pick<RowContext, 'order' | 'onPaste' | 'onRemove' | 'onFinish' | 'watch'> {
  /** The code box of the last row, which is empty. */
  readonly endRef: RefObject<HTMLInputElement>;
}

/** The rows as a table, whose roles are spelt out: in a narrow container they are cards to the eye. */
export function GridTable({ order, onPaste, onRemove, onFinish, watch, endRef }: Props) {
  const texts = useTexts();
  const page = usePage();
  const domId = useId();
  const ids = useGrid(order.grid, order.grid.ids);
  const currency = useAppSelector(({ session }) => session.currency);
  const columns = useMemo(() => columnsOf(page.settings, texts), [page, texts]);
  const context = useMemo<RowContext>(
    () => ({ order, page, rates: { currency, currencies: page.currencies }, columns, domId, onPaste, onRemove, onFinish, watch }),
    [order, page, currency, columns, domId, onPaste, onRemove, onFinish, watch],
  );
  const keys = useMemo(() => ids.map(String), [ids]);
  const has = columns.map(({ name }) => ` vt-quick__table--has-${name}`).join('');
  return (
    <div className="vt-quick__rows">
      <table
        className={`vt-rows vt-rows--${useDensity()} vt-quick__table${has}`}
        role="table"
        aria-label={texts.t('quickOrder.title')}
        aria-rowcount={tableRows(ids.length)}
      >
        <thead className="vt-rows__head" role="rowgroup">
          <tr className="vt-rows__row vt-rows__row--head" role="row">
            {columns.map(({ name, title, isTitleHidden }) => (
              <th
                key={name}
                className={`vt-rows__title vt-quick__at--${name} vt-quick__title--${name}`}
                role="columnheader"
                scope="col"
              >
                {isTitleHidden ? <HiddenText>{title}</HiddenText> : title}
              </th>
            ))}
          </tr>
        </thead>
        <LongRows
          keys={keys}
          // The empty one, that is written in.
          always={keys.at(-1)}
          renderRow={(place) => {
            const isEnd = place === ids.length - 1;
            return (
              <GridRow
                key={ids[place]}
                id={ids[place] ?? 0}
                place={place + 1}
                at={rowPlace(place, ids.length).at}
                codeRef={isEnd ? endRef : undefined}
                context={context}
              />
            );
          }}
          className="vt-rows__body"
        />
      </table>
    </div>
  );
}
