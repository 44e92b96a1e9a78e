import { Fragment, type ReactNode } from 'react';
import './css/table.css';

export interface Column<Row> {
  /** Names the classes of its cells: `vt-table__cell--<name>`. */
  readonly name: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Words begin at the start, figures (the default) stand at the end; `actions` say in a card by themselves what they are. */
  readonly kind?: 'words' | 'figures' | 'actions';
  /** Its texts are read in one piece: numbers of documents, dates. Figures always are. */
  readonly isWhole?: boolean;
}

export interface TableProps<Row> {
  readonly label: string;
  /** The first one names its row. */
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What is unfolded below a row, over its whole width; null where nothing is. */
  readonly below?: (row: Row) => ReactNode;
  /** So few short columns that it stays a table however narrow its container is. */
  readonly isSlim?: boolean;
  /** Rows stand closer. Contract §7, `data-density`. */
  readonly isCompact?: boolean;
}

/** Characters of the longest text that a cell keeps in one piece. A longer one wraps: it must not widen the page. */
const LONGEST_WHOLE = 24;
/** A word that breaks where it must, for the same reason. */
const LONG_WORD = /\S{17}/;

/**
 * Rows of data: a table, and below 640 px of container width a card for each row. The roles are spelt out: to the eye a card
 * is no table row, to a screen reader it stays one.
 */
export function Table<Row>({ label, columns, rows, keyOf, below, isSlim = false, isCompact = false }: TableProps<Row>) {
  const cell = ({ name, title, cell: content, kind = 'figures', isWhole }: Column<Row>, index: number, row: Row) => {
    const shown = content(row);
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
  };
  return (
    <div className={isSlim ? undefined : 'vt-table-box'}>
      <table className={isCompact ? 'vt-table vt-table--compact' : 'vt-table'} role="table" aria-label={label}>
        <thead className="vt-table__head" role="rowgroup">
          <tr className="vt-table__titles" role="row">
            {columns.map(({ name, title, kind = 'figures' }, index) => (
              <th
                key={name}
                className={`vt-table__title vt-table__title--${index === 0 ? 'lead' : kind}`}
                role="columnheader"
                scope="col"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="vt-table__body" role="rowgroup">
          {rows.map((row) => {
            const unfolded = below?.(row);
            return (
              <Fragment key={keyOf(row)}>
                <tr className="vt-table__row" role="row">
                  {columns.map((column, index) => cell(column, index, row))}
                </tr>
                {unfolded && (
                  <tr className="vt-table__row vt-table__row--below" role="row">
                    <td className="vt-table__below" role="cell" colSpan={columns.length}>
                      {unfolded}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
