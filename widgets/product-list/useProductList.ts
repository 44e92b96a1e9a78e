import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { readListQuery, withListQuery } from '@/domain/list/query';
import { isSortField, type SortField } from '@/domain/list/sort';
import { answeredProducts } from '@/data/list/api';
import { selectList, selectSaves } from './select';
import {
  listClosed,
  listOpened,
  openingList,
  saveInStockOnly,
  viewChosen,
  type ListView,
  type ProductListState,
} from '@/data/list/slice';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { saveSetting } from '@/data/session/slice';
import type { ProductListProps } from './props';
import { useListFetch } from './useListFetch';
import { shopPath } from '@/page/address';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useListLocation, type ListLocation } from '@/page/useListLocation';

export interface ProductListControl {
  readonly list: ProductListState;
  /** Null while nobody has said how the list is sorted. */
  readonly sort: SortField | null;
  /** The page that is shown or on its way. */
  readonly page: number;
  hrefOf(page: number): string;
  goTo(page: number): void;
  sortBy(sort: SortField): void;
  show(view: ListView): void;
  onlyInStock(checked: boolean): void;
  retry(): void;
}

/** The state of one product list and what its visitor can do with it. S1 §2 and §4, decisions 2, 33 and 34. */
export function useProductList({ path, view, first, leftOut }: ProductListProps): ProductListControl {
  const key = useId();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { t } = useTexts();
  const saves = useAppSelector(selectSaves);
  const { defaultSort, productListView } = usePage().settings;
  const { load, tellViewed } = useListFetch(key);

  const onReturn = useCallback(
    (place: ListLocation) => {
      const named = readListQuery(place.query).view;
      if (named) dispatch(viewChosen({ key, view: named }));
      load(place);
    },
    [dispatch, key, load],
  );
  const { place, move } = useListLocation(path, onReturn);
  const query = readListQuery(place.query);

  const [start] = useState(() => {
    const given = first && { ...first, leftOut };
    const page = given ?? answeredProducts(place.path, place.query);
    return {
      place,
      page,
      isAnswered: page !== given,
      list: openingList(query.view ?? view ?? productListView ?? 'list', page, place.path),
    };
  });
  // The store has the list from the first effect on; until then it shows as it begins. The same object, or all would render again.
  const list = useAppSelector((state) => selectList(state, key) ?? start.list);
  useEffect(() => {
    dispatch(listOpened({ key, list: start.list }));
    if (start.page) tellViewed(start.place.path, start.page);
    else load(start.place);
    return () => {
      dispatch(listClosed(key));
    };
  }, [dispatch, key, load, tellViewed, start]);

  const isToTell = useRef(start.isAnswered);
  useEffect(() => {
    // Once: the line above the list is born with it, which readers miss; what comes later it says itself.
    if (isToTell.current) announce(t('list.found', { count: start.list.total }));
    isToTell.current = false;
  }, [start, announce, t]);

  // The toggle belongs to every list of the page, whichever of them was used (decision 34).
  const seenSaves = useRef(saves);
  const isToggled = useRef(false);
  useEffect(() => {
    if (seenSaves.current === saves) return;
    seenSaves.current = saves;
    const next = move({ page: 1 }, 'push');
    // A box that is left while React is at work could not count at once.
    queueMicrotask(() => {
      // What another tab has saved nobody asked for here.
      load(next, isToggled.current);
      isToggled.current = false;
    });
  }, [saves, load, move]);

  return {
    list,
    sort: query.sort ?? [list.sort, defaultSort].find(isSortField) ?? null,
    page: list.fetching ? query.page : list.page,
    hrefOf: (page) => shopPath(place.path + withListQuery(place.query, { page })),
    goTo: (page) => {
      load(move({ page }, 'push'), true);
    },
    sortBy: (sort) => {
      load(move({ sort, page: 1 }, 'push'), true);
    },
    show(chosen) {
      dispatch(viewChosen({ key, view: chosen }));
      void dispatch(saveSetting({ key: 'productListView', value: chosen }));
      if (query.view) move({ view: chosen }, 'replace');
    },
    onlyInStock: (checked) => {
      isToggled.current = true;
      void dispatch(saveInStockOnly(checked)).then((outcome) => {
        if (!saveInStockOnly.rejected.match(outcome)) return;
        isToggled.current = false;
        // It goes back by itself, which nobody hears; the specification has no alert for it.
        announce(t('common.technicalError'));
      });
    },
    retry: () => {
      load(place, true);
    },
  };
}
