import { times } from '@/domain/times';
import { HiddenText } from './HiddenText';
import { Table } from './Table';
import type { Column } from './TableRow';
import './button.css';

interface RowsProps<Row> {
  /** The table that is on its way. */
  readonly columns: ReadonlyArray<Column<Row>>;
  /** How many rows it is likely to have. */
  readonly count: number;
  readonly isCompact: boolean;
  readonly isSlim?: boolean;
}

interface Props<Row> extends RowsProps<Row> {
  /** What is said of it. */
  readonly text: string;
}

/** A table before its rows have come: its head, and rows as high as those that come, so that nothing moves. Design §6. */
export function WaitingTable<Row>({ text, ...table }: Props<Row>) {
  return (
    <div role="status">
      <HiddenText>{text}</HiddenText>
      <WaitingRows {...table} />
    </div>
  );
}

/** Such a table, of which nothing is said: something else does. */
export function WaitingRows<Row>({ columns, count, isCompact, isSlim = false }: RowsProps<Row>) {
  return (
    <div aria-hidden="true">
      <Table
        label=""
        columns={columns.map((column) => ({
          ...column,
          cell: () => (
            <span className={`vt-placeholder vt-table__bar${column.kind === 'actions' ? ' vt-button vt-button--compact' : ''}`} />
          ),
        }))}
        rows={times(count, (place) => place)}
        keyOf={(place) => place}
        isCompact={isCompact}
        isSlim={isSlim}
      />
    </div>
  );
}
