import { useCallback, useEffect, useRef, useState } from 'react';
import { callFailed, isSignedOut } from '@/data/failure';
import { useCartLoaded } from '@/data/cart/useCart';
import { useAppDispatch, usePage } from '@/data/hooks';
import { usePageServices } from '@/page/container/context';
import { createGrid } from './grid/createGrid';
import { createOrder, type Order } from './grid/createOrder';
import type { Notice } from '@/commerce/NoticeBar';
import { searchProducts } from './resolve/api';
import { createResolver } from './resolve/createResolver';
import type { Line } from './rules/line';
import { useAddAll } from './useAddAll';
import { useDraft } from './useDraft';
import { useSettled } from './useSettled';

/** A quick order, for as long as its container lives: a dialog may close and open on it. */
export interface QuickOrderState {
  readonly order: Order;
  readonly notice: Notice | null;
  /** Shows what was done, and says it. */
  readonly tell: (notice: Notice) => void;
  /** What was told is no longer so. */
  readonly quiet: () => void;
  readonly addAll: () => void;
  readonly cancel: () => void;
  /** The visitor has done something: a session that has ended leads to the login from then on (decision 69). */
  readonly onAsked: () => void;
  /** Rows whose code was asked about by the visitor: what comes of it is said. */
  readonly watch: (ids: readonly number[]) => void;
  /** Puts lines in that the visitor brings, and watches their rows. Answers as `order.addLines`. */
  readonly take: (lines: readonly Line[]) => Promise<number>;
}

/** What it begins with is `given`, or a draft; no code is asked about before it `isWanted` for the first time. */
export function useQuickOrder(given: readonly Line[], isWanted: boolean): QuickOrderState {
  const page = usePage();
  const { announce, ending } = usePageServices();
  const dispatch = useAppDispatch();
  const route = useRef(page.routes.search);
  const asked = useRef(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [{ order, begin }] = useState(() => {
    const grid = createGrid();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const search = async (words: string, signal: AbortSignal) => {
      await begun;
      return searchProducts(route.current, words, signal);
    };
    const resolver = createResolver(search, ending, (isPaused) => {
      grid.tell({ isPaused });
    });
    const order = createOrder(grid, resolver, ({ error }) => {
      if (!isSignedOut(error)) return;
      dispatch(callFailed({ error, isAsked: asked.current }));
      // Who comes back from the login without one has asked for nothing yet.
      asked.current = false;
    });
    return { order, begin };
  });
  const { grid } = order;
  useEffect(() => {
    route.current = page.routes.search;
  }, [page]);
  useEffect(
    () => () => {
      order.stop();
    },
    [order],
  );
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted, begin]);
  useCartLoaded();
  useDraft(order, String(page.user?.id ?? ''), given);
  const watch = useSettled(grid);
  const onAsked = useCallback(() => {
    asked.current = true;
  }, []);
  const take = useCallback(
    async (lines: readonly Line[]) => {
      onAsked();
      const known = new Set(grid.ids());
      const merged = await order.addLines(lines);
      watch(grid.ids().filter((id) => !known.has(id)));
      return merged;
    },
    [order, grid, onAsked, watch],
  );
  const tell = useCallback(
    (next: Notice) => {
      setNotice(next);
      announce(next.text);
    },
    [announce],
  );
  const quiet = useCallback(() => {
    setNotice(null);
  }, []);
  const { addAll, cancel } = useAddAll(grid, tell);
  return { order, notice, tell, quiet, addAll, cancel, onAsked, watch, take };
}
