import { useMemo, useRef } from 'react';
import type { Product } from '@/domain/product';
import { times } from '@/domain/times';
import { useTexts } from '@/i18n/useTexts';
import { usePricingContext } from '@/commerce/product/useShown';
import { LongRows } from '@/ui/rows/LongRows';
import { rowPlace, tableRows } from '@/ui/rows/rowPlace';
import { isAdding } from '@/data/cart/select';
import { linesOf, selectLinesByProduct } from '@/data/cart/selectProduct';
import { useAppSelector, usePage } from '@/data/hooks';
import { purchaseOf } from '@/data/purchase';
import { useDensity } from '@/commerce/useDensity';
import type { Density } from '@/domain/density';
import type { ListKeys } from '../keys/useListKeys';
import type { TableContext } from './column';
import { columnsOf } from './columns';
import { HeadRow } from './HeadRow';
import { ListRow } from './ListRow';
import { WaitingRow } from './WaitingRow';
import { useIsWide } from './useIsWide';
import { WAREHOUSES_FROM } from './warehouses';
import { rowWords } from './words';
import '@/ui/css/rows.css';
import '../css/rows.css';
import '../css/cells.css';
import '../css/columns.css';
import '../css/columns-wide.css';
import '../css/areas.css';
import '../css/table.css';
import '../css/table-cells.css';
import '../css/buying.css';
import '../css/waiting.css';

/** Rows that most windows show at once. */
const FIRST_ROWS = 6;

const BODY = 'vt-rows__body vt-list-rows__body';

interface Props {
  readonly items: readonly Product[];
  /** So many rows are on their way and stand in the place of the products. */
  readonly waiting: number;
  readonly keys: ListKeys | null;
  readonly isTogether: boolean;
}

/**
 * Products as a table. The roles are spelt out: in a narrow container the rows are no table rows to the eye, and
 * browsers forget what such elements are. S1 §2.
 */
export function ListTable({ items, waiting, keys, isTogether }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const page = usePage();
  const pricing = usePricingContext();
  // One look for all rows, which then change alone: two subscriptions for each would be a tenth of a list's first render.
  const purchases = useAppSelector((state) => state.purchase);
  const queue = useAppSelector((state) => state.cart.queue);
  const inCart = useAppSelector(selectLinesByProduct);
  const element = useRef<HTMLTableElement>(null);
  const hasWarehouses = useIsWide(element, WAREHOUSES_FROM);
  const context = useMemo<TableContext>(
    () => ({
      t,
      words: rowWords(texts, items),
      page,
      pricing,
      keys,
      isTogether,
      columns: columnsOf(items, page, hasWarehouses, t),
    }),
    [items, t, texts, page, pricing, keys, isTogether, hasWarehouses],
  );
  const { columns } = context;
  const density = useDensity();
  const ids = useMemo(() => items.map(({ id }) => String(id)), [items]);
  const renderRow = (place: number) => {
    const product = items[place];
    return (
      product && (
        <ListRow
          key={product.id}
          product={product}
          {...rowPlace(place, items.length)}
          isFirst={place < FIRST_ROWS}
          choice={purchaseOf(purchases, product.id)}
          lines={linesOf(inCart, product.id)}
          isAdding={isAdding(queue, product.id)}
          context={context}
        />
      )
    );
  };
  return (
    <table
      ref={element}
      className={classOf(context, density, items)}
      role="table"
      aria-label={t('list.region')}
      aria-busy={waiting > 0}
      aria-rowcount={tableRows(items.length)}
    >
      <HeadRow columns={columns} />
      {waiting > 0 ? (
        // As a whole, or a group without rows would be left.
        <tbody className={BODY} role="rowgroup" aria-hidden="true">
          {times(waiting, (index) => (
            <WaitingRow key={index} columns={columns} isFar={rowPlace(index, waiting).isFar} />
          ))}
        </tbody>
      ) : (
        <LongRows className={BODY} keys={ids} renderRow={renderRow} />
      )}
    </table>
  );
}

/** Columns whose width is given, so that it is the same in every row; one that is not there takes none. */
const SIZED = ['brand', 'model', 'stock', 'list', 'sale', 'quantity'];

function classOf({ columns, isTogether }: TableContext, density: Density, items: readonly Product[]): string {
  const count = (sought: string) => columns.filter(({ name }) => name === sought).length;
  const plans = count('plan');
  const warehouses = count('warehouse');
  const modifiers = [
    ...SIZED.filter((sized) => count(sized) > 0).map((name) => `has-${name}`),
    density,
    isTogether && 'sheet',
    items.some(({ units }) => units.length > 1) && 'has-units',
    plans > 0 && 'plans',
    plans > 0 && `plans-${plans}`,
    warehouses > 0 && `warehouses-${warehouses}`,
  ].filter(Boolean);
  return ['vt-rows', `vt-rows--${density}`, 'vt-list-rows', ...modifiers.map((name) => `vt-list-rows--${name}`)].join(' ');
}
