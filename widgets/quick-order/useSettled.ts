import { useCallback, useEffect, useRef } from 'react';
import { useAnnounce } from '@/page/container/context';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import type { Grid } from './grid/createGrid';
import { judgeNow } from './judgeNow';

/** Says what became of codes once all of those that are watched are resolved: a row by itself, several in one sentence. */
export function useSettled(grid: Grid): (ids: readonly number[]) => void {
  const texts = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const watched = useRef(new Set<number>());
  const say = useCallback(() => {
    const rows = [...watched.current].flatMap((id) => grid.row(id) ?? []);
    if (rows.some(({ finding }) => finding?.kind === 'waiting')) return;
    watched.current.clear();
    const [row] = rows;
    if (rows.length > 1) {
      const ready = rows.filter((each) => dispatch(judgeNow(each)).state === 'ready').length;
      announce(texts.t('quickOrder.settled', { ready, others: rows.length - ready }));
    } else if (row) {
      const { message } = dispatch(judgeNow(row));
      // One that is ready may be of another amount than was typed. Decision 63.
      const cut = row.cut && texts.t('quickOrder.cut', { text: row.cut, amount: row.quantity });
      const words = message === null ? cut : translate(texts, message);
      const place = grid.ids().indexOf(row.id) + 1;
      if (words) announce(texts.t('quickOrder.rowSays', { row: place, code: row.code, message: words }));
    }
  }, [grid, dispatch, texts, announce]);
  useEffect(
    () =>
      grid.subscribe(() => {
        if (watched.current.size > 0) say();
      }),
    [grid, say],
  );
  return useCallback(
    (ids) => {
      for (const id of ids) watched.current.add(id);
      if (ids.length > 0) say();
    },
    [say],
  );
}
