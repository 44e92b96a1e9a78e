import { useId, useMemo, type RefObject } from 'react';
import { useDensity } from '@/commerce/useDensity';
import { useAppSelector, usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { columnsOf } from './columns';
import { GridRow, type RowContext } from './GridRow';
import { useIds } from './useGrid';
import { useInSlices } from './useInSlices';
import '@/ui/css/rows.css';
import '../css/quick-order.css';
import '../css/columns.css';

interface Props extends Pick<RowContext, 'order' | 'onPaste' | 'onRemove' | 'onFinish'> {
  /** The code box of the last row, which is empty. */
  readonly endRef: RefObject<HTMLInputElement>;
}

/** The rows as a table, whose roles are spelt out: in a narrow container they are cards to the eye. */
export function GridTable({ order, onPaste, onRemove, onFinish, endRef }: Props) {
  const texts = useTexts();
  const page = usePage();
  const domId = useId();
  const ids = useIds(order.grid);
  const currency = useAppSelector(({ session }) => session.currency);
  const columns = useMemo(() => columnsOf(page.settings, texts), [page, texts]);
  const context = useMemo<RowContext>(
    () => ({
      order,
      page,
      pricing: { settings: page.settings, currency, currencies: page.currencies },
      columns,
      domId,
      onPaste,
      onRemove,
      onFinish,
    }),
    [order, page, currency, columns, domId, onPaste, onRemove, onFinish],
  );
  const has = columns.map(({ name }) => ` vt-quick__table--has-${name}`).join('');
  return (
    <div className="vt-quick__rows">
      <table
        className={`vt-rows vt-rows--${useDensity()} vt-quick__table${has}`}
        role="table"
        aria-label={texts.t('quickOrder.title')}
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
        <tbody className="vt-rows__body" role="rowgroup">
          {useInSlices(ids).map((id, at, shown) => {
            const isEnd = at === shown.length - 1;
            return (
              <GridRow
                key={id}
                id={id}
                place={isEnd ? ids.length : at + 1}
                codeRef={isEnd ? endRef : undefined}
                context={context}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
