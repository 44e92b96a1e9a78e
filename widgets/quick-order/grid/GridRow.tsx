import { memo, useMemo, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { useAppSelector } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import type { Page } from '@/page/readPage';
import { Icon } from '@/ui/Icon';
import { CLOSE } from '@/ui/icon/paths';
import { rowAttributes, type RowPlace } from '@/ui/rows/rowPlace';
import { UnitSelect } from '@/ui/UnitSelect';
import { judgeRow } from '../rules/judge';
import type { Rates } from '../rules/price';
import type { Row } from '../rules/row';
import { isSameUse, selectCartUses } from '../selectCartUses';
import { Box } from './Box';
import type { ColumnName, GridColumn } from './columns';
import type { Order } from './createOrder';
import { goToBox, goToEnd } from './moves';
import { PriceCell } from './PriceCell';
import { ProductCell } from './ProductCell';
import { StateCell } from './StateCell';
import { StockCell } from './StockCell';
import { useGrid } from './useGrid';

/** What all rows share; it stays the same object, so that a row renders for itself alone. */
export interface RowContext {
  readonly order: Order;
  readonly page: Page;
  readonly rates: Rates;
  readonly columns: readonly GridColumn[];
  /** Begins the DOM ids of this grid. */
  readonly domId: string;
  /** What was pasted; `row` is its id where that was into the quantity. */
  readonly onPaste: (text: string, row?: number) => void;
  /** `button` is that of the row. */
  readonly onRemove: (id: number, button: Element) => void;
  /** A row was finished by Enter. */
  readonly onFinish: (id: number) => void;
  /** Rows in which something was changed: what comes of it is said. */
  readonly watch: (ids: readonly number[]) => void;
}

interface Props extends Pick<RowPlace, 'at'> {
  readonly id: number;
  /** From 1. */
  readonly place: number;
  readonly codeRef: RefObject<HTMLInputElement> | undefined;
  readonly context: RowContext;
}

const CELLS = /[\t\n\r;]|, /;
/** '5 adet VDA-1' and 'VDA-1 x 5 koli', as one message is copied. */
const MESSAGE = /\d ?(?:ad|adet|tane|kol[iİ]|paket|kutu)(?!\p{L})/iu;

/** One row: two boxes to type into, and what the shop says of them. */
export const GridRow = memo(function GridRow({ id, place, at, codeRef, context }: Props) {
  const { order, page, rates, columns, domId, onPaste, onRemove, onFinish, watch } = context;
  const { t } = useTexts();
  const row = useGrid(order.grid, () => order.grid.row(id));
  const product = row?.finding?.kind === 'found' ? row.finding.match.product : null;
  const use = useAppSelector((state) => (product ? selectCartUses(state)(product.id) : []), isSameUse);
  const judged = useMemo(
    () => row && judgeRow(row, { settings: page.settings, store: page.store, cartUse: () => use }),
    [row, page, use],
  );
  if (!row || !judged) return null;
  const { state, unit } = judged;
  /** A line may name another unit than the only one: that is to be chosen, too. */
  const units = product?.units[0] || !product?.defaultUnit ? (product?.units ?? []) : [product.defaultUnit];
  const isBusy = state === 'adding' || state === 'added';
  const isEmpty = state === 'empty';
  const stateId = `${domId}-${id}`;
  const box = {
    row: id,
    describedBy: isEmpty || state === 'open' ? undefined : stateId,
    readOnly: isBusy,
    onEnter(input: HTMLInputElement) {
      const body = input.closest('[role="rowgroup"]');
      onFinish(id);
      if (!input.isConnected || !goToBox(input, 1, 'code')) goToEnd(body);
    },
  };
  const paste = (event: ClipboardEvent, quantityOf?: number) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is typed text like any other, unless it says of what and how many.
    if (!CELLS.test(text.trim()) && (quantityOf !== undefined || !MESSAGE.test(text))) return;
    event.preventDefault();
    onPaste(text, quantityOf);
  };
  const cells: Record<ColumnName, ReactNode> = {
    row: place,
    code: (
      <Box
        name="code"
        label={t('quickOrder.codeOf', { row: place })}
        value={row.code}
        isWrong={state === 'choose' || (row.code === '' && !isEmpty) || row.fault !== null}
        inputRef={codeRef}
        onCommit={(text) => {
          order.setCode(id, text);
          watch([id]);
        }}
        onPaste={paste}
        {...box}
      />
    ),
    product: <ProductCell row={row} place={place} onChoose={(match) => order.choose(id, match)} />,
    unit:
      product &&
      (units.length > (unit && row.unitId === null ? 1 : 0) ? (
        <UnitSelect
          compact
          // The same product may stand in several rows.
          product={{ ...product, units, name: `${place}. ${product.name}` }}
          unitId={unit?.id ?? null}
          wrongBy={unit ? undefined : stateId}
          onChoose={(unitId) => {
            const chosen = units.find((each) => String(each.id) === String(unitId));
            if (!chosen || isBusy) return;
            order.setUnit(id, chosen);
            watch([id]);
          }}
        />
      ) : (
        unit?.value
      )),
    quantity: (
      <Box
        name="quantity"
        label={t('quickOrder.amountOf', { row: place })}
        value={row.quantity === '' && !isEmpty ? '1' : row.quantity}
        isWrong={!isEmpty && state !== 'open' && judged.amount === null}
        onCommit={(text) => {
          order.setQuantity(id, text);
          watch([id]);
        }}
        onPaste={(event) => {
          paste(event, id);
        }}
        {...box}
      />
    ),
    price: <PriceCell judged={judged} rates={rates} />,
    stock: <StockCell judged={judged} settings={page.settings} />,
    state: (
      <StateCell
        id={stateId}
        place={place}
        row={row}
        judged={judged}
        onRetry={() => {
          order.retry(id);
          watch([id]);
        }}
      />
    ),
    remove: !isEmpty && !isBusy && (
      <button
        type="button"
        className="vt-button vt-button--icon vt-button--compact"
        aria-label={t('quickOrder.removeOf', { row: place, code: row.code })}
        onClick={(event) => {
          onRemove(id, event.currentTarget);
        }}
      >
        <Icon path={CLOSE} size={16} />
      </button>
    ),
  };
  return (
    <tr {...rowAttributes({ at, isFar: false }, `vt-rows__row vt-quick__row vt-quick__row--${state}`)} role="row">
      {columns.map(({ name, title, isLabelled }) => {
        const Cell = name === 'row' ? 'th' : 'td';
        const where = placeOf(name, row.finding);
        return (
          <Cell
            key={where}
            className={`vt-rows__cell vt-quick__cell vt-quick__at--${where}`}
            role={name === 'row' ? 'rowheader' : 'cell'}
            scope={name === 'row' ? 'row' : undefined}
            data-label={isLabelled ? title : undefined}
          >
            {cells[name]}
          </Cell>
        );
      })}
    </tr>
  );
});

/** Where a cell stands: what failed and what there is to choose from take the place of the product that is not there. */
function placeOf(name: ColumnName, finding: Row['finding']): string {
  if (name === 'state' && finding?.kind === 'failed') return 'failure';
  if (name === 'product' && (finding?.kind === 'none' || finding?.kind === 'several')) return 'choices';
  return name;
}
