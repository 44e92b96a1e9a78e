import * as v from 'valibot';
import { useCallback, useState } from 'react';
import type { Id } from '@/domain/id';
import { useContainer } from '@/page/container/context';
import { keepInHistory, keptInHistory } from '@/page/history';
import { read } from '@/schemas/read';

/** Ids of the rows that are unfolded, and of the one that was folded, unfolded or saved last. */
interface Rows {
  readonly open: readonly string[];
  readonly last: string | null;
}

const rowsSchema: v.GenericSchema<unknown, Rows> = v.object({ open: v.array(v.string()), last: v.string() });

/** The unfolded rows of a list. Each entry of the history keeps those that it was left with, for every widget apart. */
export function useKeptRows() {
  const { widget = '' } = useContainer().dataset;
  const readKept = useCallback((): Rows => {
    const kept = read(rowsSchema, keptInHistory(widget));
    return kept.ok ? kept.value : { open: [], last: null };
  }, [widget]);
  const [rows, setRows] = useState(readKept);

  return {
    open: new Set(rows.open),
    last: rows.last,
    /** Folds or unfolds a row. */
    toggle(id: Id) {
      const last = String(id);
      const others = rows.open.filter((each) => each !== last);
      const next = { open: others.length < rows.open.length ? others : [...others, last], last };
      keepInHistory(widget, next);
      setRows(next);
    },
    /** Others may have been folded or unfolded since, in a later render: it is this one that a reload returns to. */
    returnTo(id: Id) {
      keepInHistory(widget, { ...readKept(), last: String(id) });
    },
    /** The visitor has come to another entry of the history. */
    restore: useCallback(() => {
      setRows(readKept());
    }, [readKept]),
  };
}
