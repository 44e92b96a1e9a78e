import { useState, type ReactNode, type Ref } from 'react';
import { FindRows } from './FindRows';
import { createFinder } from './rows/findRows';
import { LongRows, type LongRowsHandle } from './rows/LongRows';
import { MOST_ROWS, rowAttributes, rowPlace, tableRows, type RowPlace } from './rows/rowPlace';
import { TableRow, type Column } from './TableRow';
import './css/table.css';
import './css/table-cards.css';

interface Props<Row> {
  readonly label: string;
  /** The first one names its row. Kept by `useMemo` where rows change one by one. */
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rows: readonly Row[];
  /** Other than any other row's, as far as the shop names none twice. */
  keyOf(this: void, row: Row, place: number): string | number;
  /** Whether a row shows the same as before; without it, whether it is the same object. */
  isSame?(this: void, before: Row, now: Row): boolean;
  /**
   * By what a row is looked for. With it a table of very many rows has a search field, and only the rows about the window in the document;
   * without it all, however many.
   */
  textOf?(this: void, row: Row): string;
  /** Key of a row that is in the document whatever is looked for, and wherever the page is moved. */
  readonly always?: string | number | undefined;
  /** What is unfolded below a row, over its whole width; null where nothing is. */
  readonly below?: (row: Row) => ReactNode;
  /** So few short columns that it stays a table however narrow its container is. */
  readonly isSlim?: boolean;
  /** Rows stand closer. Contract §2, `data-density`. */
  readonly isCompact?: boolean;
  /** For who goes to a row: of many it may not be in the document yet. */
  readonly handle?: Ref<LongRowsHandle>;
}

/** So many rows come at once, and make the columns as wide as they need. More come slice by slice, into columns of given widths if none has buttons. */
const MOST_AT_ONCE = 60;

/** Of a row that comes with all others. */
const AT_ONCE: RowPlace = { at: undefined, isFar: false };

/** A row of the body: one of data, or what it has unfolded. */
interface Entry<Row> {
  readonly key: string;
  readonly row: Row;
  readonly place: number;
  readonly unfolded: ReactNode;
}

/**
 * Rows of data: a table, and below 640 px of container width a card for each row. The roles are spelt out: to the eye a card
 * is no table row, to a screen reader it stays one. However many they are, the page is not held up.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  isSame = Object.is,
  textOf,
  always,
  below,
  isSlim,
  isCompact,
  handle,
}: Props<Row>) {
  const [query, setQuery] = useState('');
  const find = rows.length > MOST_ROWS ? textOf : undefined;
  const isFound = createFinder(query);
  const taken = new Set<string>();
  const entries = rows.flatMap((row, place): ReadonlyArray<Entry<Row>> => {
    let key = String(keyOf(row, place));
    // Of two of one key React would leave one there for good.
    if (taken.has(key)) key += ` ${place}`;
    taken.add(key);
    if (find && key !== String(always) && !isFound(find(row), place)) return [];
    const unfolded = below?.(row);
    const own = { key, row, place, unfolded: null };
    return unfolded ? [own, { key: `${key} below`, row, place, unfolded }] : [own];
  });
  const { length } = entries;
  const isLong = rows.length > MOST_AT_ONCE;
  const renderRow = (index: number) => {
    const entry = entries[index];
    if (!entry) return null;
    const { key, row, place, unfolded } = entry;
    const at = isLong ? rowPlace(index, length) : AT_ONCE;
    if (!unfolded) return <TableRow key={key} row={row} place={place} columns={columns} isSame={isSame} {...at} />;
    return (
      <tr key={key} role="row" {...rowAttributes(at, 'vt-table__row vt-table__row--below')}>
        <td className="vt-table__below" role="cell" colSpan={columns.length}>
          {unfolded}
        </td>
      </tr>
    );
  };
  // Buttons need the room they need, in any language and font: a width that is given would lay them over other columns.
  const isGiven = isLong && columns.every(({ kind }) => kind !== 'actions');
  const look = `${isCompact ? ' vt-table--compact' : ''}${isGiven ? ' vt-table--long' : ''}`;
  return (
    <div className={isSlim ? undefined : 'vt-table-box'}>
      {find && <FindRows query={query} found={length} onQuery={setQuery} />}
      <table className={`vt-table${look}`} role="table" aria-label={label} aria-rowcount={find && tableRows(length)}>
        <thead className="vt-table__head" role="rowgroup">
          <tr className="vt-table__titles" role="row">
            {columns.map(({ name, title, kind = 'figures', isShort }, index) => (
              <th
                key={name}
                className={`vt-table__title vt-table__title--${index === 0 ? 'lead' : kind}${isShort ? ' vt-table__title--short' : ''}`}
                role="columnheader"
                scope="col"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {isLong ? (
          <LongRows
            keys={entries.map(({ key }) => key)}
            renderRow={renderRow}
            className="vt-table__body"
            handle={handle}
            always={always === undefined ? undefined : String(always)}
            isWhole={find === undefined}
          />
        ) : (
          <tbody className="vt-table__body" role="rowgroup">
            {entries.map((_, index) => renderRow(index))}
          </tbody>
        )}
      </table>
    </div>
  );
}
