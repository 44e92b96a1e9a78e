import { memo, type ReactNode } from 'react';
import { rowAttributes, type RowPlace } from './rows/rowPlace';

export interface Column<Row> {
  /** Names the classes of its cells: `vt-table__cell--<name>`. */
  readonly name: string;
  readonly title: string;
  /** `place` is that of the row, counted from 0. */
  cell(this: void, row: Row, place: number): ReactNode;
  /** Words begin at the start, figures (the default) stand at the end; `actions` say in a card by themselves what they are. */
  readonly kind?: 'words' | 'figures' | 'actions';
  /** Figures of a few characters: a quantity, a percentage. */
  readonly isShort?: boolean;
  /** Its texts are read in one piece: numbers of documents, dates. Figures always are. */
  readonly isWhole?: boolean;
}

interface Props<Row> extends RowPlace {
  readonly row: Row;
  readonly place: number;
  /** The first one names the row. */
  readonly columns: ReadonlyArray<Column<Row>>;
  /** Whether nothing that shows is another. */
  isSame(this: void, before: Row, now: Row): boolean;
}

/** Characters of the longest text that a cell keeps in one piece. A longer one wraps: it must not widen the page. */
const LONGEST_WHOLE = 24;
/** A word that breaks where it must, for the same reason. */
const LONG_WORD = /\S{17}/;

function View<Row>({ row, place, columns, at, isFar }: Props<Row>) {
  return (
    <tr role="row" {...rowAttributes({ at, isFar }, 'vt-table__row')}>
      {columns.map(({ name, title, cell, kind = 'figures', isWhole }, index) => {
        const shown = cell(row, place);
        const text = typeof shown === 'string' ? shown : '';
        const isOnePiece = (isWhole ?? (kind === 'figures' && index > 0)) && text.length <= LONGEST_WHOLE;
        const wrap = isOnePiece ? ' vt-table__cell--whole' : LONG_WORD.test(text) ? ' vt-table__cell--long' : '';
        const className = `vt-table__cell vt-table__cell--${index === 0 ? 'lead' : kind} vt-table__cell--${name}${wrap}`;
        return index === 0 ? (
          <th key={name} className={className} role="rowheader" scope="row">
            {shown}
          </th>
        ) : (
          <td key={name} className={className} role="cell" data-label={kind === 'actions' ? undefined : title}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of data. It is rendered again where what it shows is another, or the columns are: columns that stay the same spare all other rows. */
export const TableRow: <Row>(props: Props<Row>) => ReactNode = memo(
  View,
  (before, now) =>
    before.columns === now.columns &&
    before.place === now.place &&
    before.at === now.at &&
    before.isFar === now.isFar &&
    now.isSame(before.row, now.row),
);
