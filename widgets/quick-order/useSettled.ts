import { useCallback, useEffect, useRef } from 'react';
import { useAnnounce } from '@/page/container/context';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import type { Grid } from './grid/createGrid';
import type { Judgement } from './rules/judge';
import type { Row } from './rules/row';

/** Says what became of codes once all of those that are watched are resolved: a row by itself, several in one sentence. */
export function useSettled(grid: Grid, judge: (row: Row) => Judgement): (ids: readonly number[]) => void {
  const texts = useTexts();
  const announce = useAnnounce();
  const watched = useRef(new Set<number>());
  const say = useRef<() => void>(() => undefined);
  useEffect(() => {
    say.current = () => {
      const rows = [...watched.current].flatMap((id) => grid.row(id) ?? []);
      if (rows.some(({ finding }) => finding?.kind === 'waiting')) return;
      watched.current.clear();
      const [row] = rows;
      const ready = rows.filter((each) => judge(each).state === 'ready').length;
      if (rows.length > 1) announce(texts.t('quickOrder.settled', { ready, others: rows.length - ready }));
      else if (row && ready === 0) {
        const { message } = judge(row);
        const words = translate(texts, message ?? '');
        const place = grid.ids().indexOf(row.id) + 1;
        if (words !== '') announce(texts.t('quickOrder.rowSays', { row: place, code: row.code, message: words }));
      }
    };
  });
  useEffect(
    () =>
      grid.subscribe(() => {
        if (watched.current.size > 0) say.current();
      }),
    [grid],
  );
  return useCallback((ids) => {
    for (const id of ids) watched.current.add(id);
    if (ids.length > 0) say.current();
  }, []);
}
