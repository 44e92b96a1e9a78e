import { useLayoutEffect } from 'react';
import { listen } from '@/runtime/page/listen';
import { leaveBox } from '@/ui/leaveBox';
import { keepDraft, readDraft, type DraftOf } from './draft';
import type { Order } from './grid/createOrder';
import type { Line } from './rules/line';
import { createRow, isEmptyRow } from './rules/row';

/** Milliseconds after the last change in which no draft is written: a thousand lines are not written for each letter. */
const REST = 300;

/** Begins with the draft of the visitor, else with what the page gave, and keeps what becomes of it. */
export function useDraft(order: Order, user: string, given: readonly Line[]): void {
  // Before paint: what stands below the rows must not move when they come.
  useLayoutEffect(() => {
    const of: DraftOf = { user, before: JSON.stringify(given.map(({ code, quantity, unit }) => [code, quantity, unit])) };
    void order.addLines(readDraft(of) ?? given);
    return followGrid(order, of);
  }, [order, user]);
}

function followGrid(order: Order, of: DraftOf): () => void {
  const { grid } = order;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = grid.rows();
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = grid.rows();
    if (rows === kept) return;
    kept = rows;
    // What was added must never be added again after a reload.
    keepDraft(of, [
      ...rows.filter((row) => !isEmptyRow(row) && row.outcome !== 'added'),
      // Who leaves before all have come must not lose the others.
      ...order.coming().map((line) => createRow(0, line)),
    ]);
  };
  const unsubscribe = grid.subscribe(() => {
    // While rows are added each is written off at once.
    if (grid.status().progress) save();
    else timer ??= setTimeout(save, REST);
  });
  let left = '';
  const onLeave = () => {
    // What stands in a box counts when it is left, which a page that is left does not do.
    leaveBox();
    save();
    // Codes that could not be asked about, as the session had ended, are asked about anew.
    left = grid.rows().some(({ finding }) => finding?.kind === 'failed') ? '' : JSON.stringify(readDraft(of));
  };
  // A page that the browser brings back stands as it was left: meanwhile other pages have added rows of it, or put in some.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    const lines = readDraft(of);
    if (!persisted || !lines || JSON.stringify(lines) === left) return;
    order.takeOut(grid.ids());
    void order.addLines(lines);
  };
  const ends = [unsubscribe, listen(window, onLeave, 'pagehide'), listen(window, onReturn, 'pageshow')];
  return () => {
    for (const end of ends) end();
    save();
  };
}
