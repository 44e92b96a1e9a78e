import { createLine, type Line } from '../rules/line';
import { createMerger } from '../rules/merge';
import { createRow, isEmptyRow, type Row } from '../rules/row';

/** How far the adding of all rows has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** What holds for the grid as a whole. */
export interface GridStatus {
  /** Null where nothing is being added. */
  readonly progress: Progress | null;
  /** The shop has asked to wait, and no code is asked about. */
  readonly isPaused: boolean;
}

/** A row that was taken out, and the place at which it stood. */
export interface TakenOut {
  readonly row: Row;
  readonly place: number;
}

/** The state of one grid. It stands beside the page's store, as no other widget shows it; rows subscribe and render alone. */
export interface Grid {
  subscribe(this: void, listener: () => void): () => void;
  /** The ids of all rows in their order; the last row is always empty. The same array until rows come or go. */
  ids(this: void): readonly number[];
  row(id: number): Row | undefined;
  /** All rows; the same array until anything of them changes. */
  rows(this: void): readonly Row[];
  status(this: void): GridStatus;
  /**
   * Puts lines at the end, before the empty row; one of a code and unit that is there already, or among them, is added to that row. Answers with the
   * ids of the rows that are new, and how many were merged.
   */
  add(lines: readonly Line[]): { readonly added: readonly number[]; readonly merged: number };
  change(id: number, change: Partial<Row> | ((row: Row) => Partial<Row>)): void;
  takeOut(ids: ReadonlySet<number>): readonly TakenOut[];
  putBack(taken: readonly TakenOut[]): void;
  tell(status: Partial<GridStatus>): void;
}

const EMPTY = createLine('', '');

export function createGrid(): Grid {
  const listeners = new Set<() => void>();
  let nextId = 0;
  const newRow = (line: Line) => createRow((nextId += 1), line);
  let byId = new Map<number, Row>();
  let all: readonly Row[] = [];
  let ids: readonly number[] = [];
  let status: GridStatus = { progress: null, isPaused: false };

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (rows: readonly Row[]) => {
    const last = rows.at(-1);
    all = last && isEmptyRow(last) ? rows : [...rows, newRow(EMPTY)];
    byId = new Map(all.map((row) => [row.id, row]));
    if (all.length !== ids.length || all.some(({ id }, at) => id !== ids[at])) ids = all.map(({ id }) => id);
    tell();
  };
  set([]);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ids: () => ids,
    row: (id) => byId.get(id),
    rows: () => all,
    status: () => status,
    add(lines) {
      const rows = all.filter((row) => !isEmptyRow(row));
      const merger = createMerger(rows);
      for (const line of lines) merger.add(newRow(line));
      // The empty row keeps its box, in which somebody may be about to type.
      set([...merger.lines, ...all.slice(-1)]);
      return { added: merger.lines.slice(rows.length).map(({ id }) => id), merged: merger.merged };
    },
    change(id, change) {
      const row = byId.get(id);
      if (row)
        set(all.map((each) => (each === row ? { ...row, ...(typeof change === 'function' ? change(row) : change) } : each)));
    },
    takeOut(gone) {
      const taken = all.flatMap((row, place) => (gone.has(row.id) ? [{ row, place }] : []));
      set(all.filter(({ id }) => !gone.has(id)));
      return taken;
    },
    putBack(taken) {
      const rows = [...all];
      for (const { row, place } of taken) rows.splice(place, 0, row);
      set(rows);
    },
    tell(change) {
      status = { ...status, ...change };
      tell();
    },
  };
}
