import { useMemo } from 'react';
import { displayedStock } from '@/commerce/product/displayedStock';
import { useAppSelector, usePage } from '@/data/hooks';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import { compareRows } from './compareRows';
import '../css/compare.css';

interface Props {
  readonly items: readonly Product[];
  readonly onClose: () => void;
}

/**
 * The stock of several products by warehouse, telling no more than each row's own dialog. A table where there is room, below that a
 * card for each product; the roles are spelt out for that. S1 §2, decisions 23 and 71.
 */
export function CompareDialog({ items, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { settings } = usePage();
  const purchases = useAppSelector((state) => state.purchase);
  const { warehouses, rows } = useMemo(() => compareRows(items, settings, purchases), [items, settings, purchases]);
  // Some of many columns would not be seen: cards hold any number.
  const isTable = warehouses.length <= 5;
  return (
    <Dialog title={t('list.compare')} open isWide onClose={onClose}>
      {/* A long list scrolls, and holds nothing else by which the keyboard could reach it. */}
      <table
        className={isTable ? 'vt-compare vt-compare--table' : 'vt-compare'}
        role="table"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('list.compare')}
      >
        <thead className="vt-compare__head" role="rowgroup">
          <tr className="vt-compare__row" role="row">
            <th className="vt-compare__title" role="columnheader" scope="col">
              {t('list.column.name')}
            </th>
            {[t('list.compare.all'), ...warehouses].map((title, index) => (
              <th key={index} className="vt-compare__title vt-compare__title--number" role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="vt-compare__body" role="rowgroup">
          {rows.map(({ product: { id, name, code }, stock: all, places }) => (
            <tr key={id} className="vt-compare__row" role="row">
              <th className="vt-compare__name" role="rowheader" scope="row">
                {name} <span className="vt-compare__code">{code}</span>
              </th>
              {[all, ...places].map((display, index) => (
                <td
                  key={index}
                  className="vt-compare__cell"
                  role="cell"
                  data-label={index === 0 ? t('list.compare.all') : warehouses[index - 1]}
                >
                  {displayedStock(display, texts) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
