import { useMemo } from 'react';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePricingContext } from '@/product/useShown';
import { isAdding } from '@/store/cart/select';
import { useAppSelector } from '@/store/hooks';
import { purchaseOf } from '@/store/purchase';
import { HeadRow } from './HeadRow';
import { columnsOf, type Columns, type RowContext } from './columns';
import { labelsOf } from './labels';
import { ListRow } from './ListRow';
import { WaitingRow } from './WaitingRow';
import '../css/table.css';
import '../css/columns.css';
import '../css/waiting.css';
import '../css/pairs.css';
import '../css/pairs-columns.css';
import '../css/wide.css';

interface Props {
  readonly items: readonly Product[];
  /** So many rows are on their way and stand in the place of the products. */
  readonly waiting: number;
}

/**
 * Products as a table. The roles are spelt out: in a narrow container the rows are no table rows to the eye, and
 * browsers forget what such elements are. S1 §2.
 */
export function ListTable({ items, waiting }: Props) {
  const texts = useTexts();
  const page = useAppSelector((state) => state.session.page);
  const prices = usePricingContext();
  // One look for all rows, which then change alone: two subscriptions for each would be a tenth of a list's first render.
  const purchases = useAppSelector((state) => state.purchase);
  const queue = useAppSelector((state) => state.cart.queue);
  const context = useMemo<RowContext>(
    () => ({ columns: columnsOf(items, page.settings), labels: labelsOf(texts, page.settings.productsWithKdv), page, prices }),
    [items, texts, page, prices],
  );
  const { columns, labels } = context;
  return (
    <table
      className={classOf(columns, page.settings.productsWithKdv)}
      role="table"
      aria-label={texts.t('list.region')}
      aria-busy={waiting > 0}
    >
      <HeadRow columns={columns} labels={labels} />
      <tbody className="vt-list-rows__body" role="rowgroup">
        {waiting > 0
          ? Array.from({ length: waiting }, (_, index) => <WaitingRow key={index} columns={columns} />)
          : items.map((product) => (
            <ListRow
              key={product.id}
              product={product}
              choice={purchaseOf(purchases, product.id)}
              adding={isAdding(queue, product.id)}
              context={context}
            />
          ))}
      </tbody>
    </table>
  );
}

/** Columns that are not there, prices by plan and long titles change the widths of the others. */
function classOf({ plans, salePrice, stock }: Columns, withTax: boolean): string {
  const modifiers = { 'with-tax': withTax, plans: plans.length > 0, 'no-prices': plans.length === 0 && !salePrice, 'no-stock': !stock };
  const on = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [`vt-list-rows--${name}`] : []));
  return ['vt-list-rows', ...on].join(' ');
}
