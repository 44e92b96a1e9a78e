import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useContainer, usePageServices } from '@/page/container/context';
import { dom } from '@/runtime/page/dom';
import { emit } from '@/runtime/page/events';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import { addRow } from './addRow';
import type { Grid } from './grid/createGrid';
import { goToEnd } from './grid/moves';
import { judgeNow } from './judgeNow';
import { isUnsure, type Row } from './rules/row';
import type { Notice } from '@/commerce/NoticeBar';

interface AddAll {
  /** Adds the rows that are ready, one after the other. While it does, another press does nothing. */
  readonly addAll: () => void;
  /** Adds no other: the one on its way is carried out. */
  readonly cancel: () => void;
}

/** Adding all rows of a grid: those that failed stay, each with its reason; those that were added leave. */
export function useAddAll(grid: Grid, tell: (notice: Notice) => void): AddAll {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const container = useContainer();
  const { announce, ending, leaveWarnings } = usePageServices();
  const stopping = useRef(new AbortController());
  const judge = (row: Row) => ({ row, ...dispatch(judgeNow(row)) });

  const run = async () => {
    const ids = grid.rows().flatMap((row) => (judge(row).state === 'ready' ? [row.id] : []));
    const total = ids.length;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const step = Math.max(1, Math.ceil(total / 4));
    for (const [done, id] of ids.map((each, place) => [place, each] as const)) {
      if (ending.aborted) return;
      if (signal.aborted) break;
      grid.tell({ progress: { done, total } });
      if (done % step === 0) announce(texts.t('quickOrder.progress', { done, total }));
      const row = grid.row(id);
      // It may have been taken out in the meantime; `addRow` judges one that was changed.
      if (!row) continue;
      // What is being typed into it does not count yet, and would be lost with the row.
      if (dom.activeElement?.matches(`[data-typed="${id}"]`)) continue;
      grid.change(id, { outcome: 'adding' });
      const { outcome, isEnd } = await dispatch(addRow(row, container));
      grid.change(id, { outcome });
      if (isEnd) break;
    }
    finish(ids);
  };
  const finish = (ids: readonly number[]) => {
    const rows = ids.flatMap((id) => grid.row(id) ?? []).map(judge);
    const added = rows.filter(({ row }) => row.outcome === 'added');
    // Refused, or left without stock by those before.
    const failed = rows.filter(({ state }) => state === 'fix' || state === 'stop');
    const detail = {
      added: added.flatMap(({ row: { code }, product, unit, amount }) =>
        product && unit && amount !== null ? [{ code, productId: product.id, quantity: amount, unit: unit.id }] : [],
      ),
      failed: failed.map(({ row: { code }, message, amount }) => ({
        code,
        quantity: amount ?? 0,
        reason: translate(texts, message ?? ''),
      })),
    };
    const focused = dom.activeElement;
    const body = focused?.closest('[role="rowgroup"]');
    flushSync(() => {
      grid.takeOut(new Set(added.map(({ row }) => row.id)));
      grid.tell({ progress: null });
    });
    // Who went into a row that has left goes on in the empty one.
    if (focused?.isConnected === false) goToEnd(body);
    emit(container, 'vitrin:quick-order-added', detail);
    // The last may have come to the cart, though no answer came back: nobody is told that it has failed (decision 66).
    const count = failed.filter(({ row }) => !isUnsure(row)).length;
    const said = [
      texts.t('quickOrder.done', { count: added.length }),
      ...(count > 0 ? [texts.t('quickOrder.failedRows', { count })] : []),
      ...(count < failed.length ? [texts.t('quickOrder.unsure')] : []),
    ].join(' ');
    tell({ text: said, isGood: failed.length === 0 && added.length > 0, leadsToCart: added.length > 0 });
  };
  const cancel = useCallback(() => {
    stopping.current.abort();
  }, []);
  // What its draft says is still to be added must not be added where nobody sees it: it would be added again.
  useEffect(() => cancel, [cancel]);
  return {
    addAll() {
      if (grid.status().progress) return;
      grid.tell({ progress: { done: 0, total: 0 } });
      void leaveWarnings.warnWhile(run).catch((error: unknown) => {
        grid.tell({ progress: null });
        throw error;
      });
    },
    cancel,
  };
}
