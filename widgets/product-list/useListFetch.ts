import { useCallback, useEffect, useRef } from 'react';
import type { ProductListPage } from '@/schemas/productList';
import { useContainer } from '@/page/container/context';
import { emit } from '@/runtime/page/events';
import { describeProducts } from '@/data/events/seen';
import { callFailed } from '@/data/failure';
import { fetchList } from '@/data/list/slice';
import { useAppDispatch } from '@/data/hooks';
import type { ListLocation } from '@/page/useListLocation';

export interface ListFetch {
  /**
   * Fetches a place of the list; a fetch that is still under way is aborted (decision 33). A 401 to one that
   * the visitor asked for leads to the login (decision 69).
   */
  readonly load: (place: ListLocation, isAsked?: boolean) => void;
  /** Tells the page that the visitor sees these products. */
  readonly tellViewed: (path: string, page: ProductListPage) => void;
}

/** The calls of the list `key`, one at a time. */
export function useListFetch(key: string): ListFetch {
  const dispatch = useAppDispatch();
  const container = useContainer();
  const running = useRef<{ abort(): void } | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const tellViewed = useCallback(
    (path: string, { page, total, items }: ProductListPage) => {
      dispatch((_, getState) => {
        emit(container, 'vitrin:list-viewed', {
          path,
          page,
          total,
          productIds: items.map(({ id }) => id),
          products: describeProducts(getState(), items),
        });
      });
    },
    [container, dispatch],
  );

  const load = useCallback(
    (place: ListLocation, isAsked = false) => {
      // It would go with its row, and take along what is being typed there: left first, that counts.
      const held = container.querySelector(':focus')?.closest('tr, li');
      held?.closest('section')?.focus({ preventScroll: true });
      running.current?.abort();
      const call = dispatch(fetchList({ key, ...place }));
      running.current = call;
      void call.then((outcome) => {
        if (running.current !== call) return;
        if (fetchList.fulfilled.match(outcome)) tellViewed(place.path, outcome.payload);
        else if (isAsked && outcome.payload) dispatch(callFailed({ error: outcome.payload, isAsked: true }));
      });
    },
    [dispatch, key, tellViewed],
  );

  return { load, tellViewed };
}
