import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { sameId, type Id } from '@/domain/id';
import { readListQuery, withListQuery } from '@/domain/list/query';
import type { RecordPage } from '@/domain/record';
import { shopPath } from '@/page/address';
import { useAnnounce } from '@/page/container/context';
import { useListLocation } from '@/page/useListLocation';
import { useTexts } from '@/i18n/useTexts';
import { callFailed } from '@/data/failure';
import { useAppDispatch } from '@/data/hooks';
import { useQuery, type Query } from '@/data/query/useQuery';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';
import type { LongRowsHandle } from '@/ui/rows/LongRows';
import { useKeptRows } from './useKeptRows';

/** A page of whatever. */
export type AnyPage = RecordPage<{ readonly id: Id }>;

/** A list of what was ordered or offered, and what its reader can do with it. */
export interface Records<Page extends AnyPage> extends Pick<Query<Page>, 'error' | 'isLoading'> {
  /** The page that is shown; null before the first. */
  readonly page: Page | null;
  /** Puts into a row, as it is by then, what a call of the visitor's is known to have done. */
  changeRow(id: Id, done: Partial<Page['items'][number]>): void;
  retry(): void;
  /** The page that is shown or on its way. */
  readonly shownPage: number;
  hrefOf(page: number): string;
  goTo(page: number): void;
  /** Ids of the unfolded rows. */
  readonly open: ReadonlySet<string>;
  toggle(id: Id): void;
  /** A reload comes back to this row. */
  returnTo(id: Id): void;
  /** Id of the element that a row unfolds; that of its button ends in `-toggle`. */
  idOf(id: Id): string;
  /** Belongs on the element that is the list. */
  readonly region: RefObject<HTMLElement>;
  /** Belongs on its table. */
  readonly rows: RefObject<LongRowsHandle>;
}

/**
 * A list whose page stands in the query of the address, which goes into its call as it is. Another path or query fetches
 * anew and begins at the top (S2 §2); back and a reload return to the row that was used last, and unfold again what was
 * unfolded. A page that does not come leaves the one before (decision 50);
 * pressed for, or asked for again, after the end of the login, it leads there (decision 69). `fetchPage` must be memoised. It begins with
 * `answeredPage`, where that is there.
 */
export function useRecords<Page extends AnyPage>(
  fetchPage: (query: string, signal: AbortSignal) => Promise<Page>,
  answeredPage: (query: string) => Page | null,
): Records<Page> {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const listId = useId();
  const region = useRef<HTMLElement>(null);
  const rows = useRef<LongRowsHandle>(null);
  const { open, last, toggle, returnTo, restore } = useKeptRows();
  /** How the visitor came to the page that is on its way; null once it is there. */
  const coming = useRef<'start' | 'go' | 'back' | null>('start');
  const onReturn = useCallback(() => {
    coming.current = 'back';
    restore();
  }, [restore]);
  const {
    place: { path, query },
    move,
  } = useListLocation(null, onReturn);
  const [returns, setReturns] = useState(0);
  // Another path is another list, although it is no part of the call.
  const load = useCallback((signal: AbortSignal) => fetchPage(query, signal), [fetchPage, query, path, returns]);
  const { value, error, isLoading, reload, change } = useQuery(load, {
    answered: () => answeredPage(query),
    onFailure(failure, isAgain) {
      dispatch(callFailed({ error: failure.error, isAsked: isAgain || coming.current === 'go' }));
    },
  });
  useEffect(() => {
    // A page that the browser brings back, from the login say: nobody has pressed for what is asked then.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !error) return;
      coming.current = 'back';
      setReturns((before) => before + 1);
    };
    return listen(window, onShow, 'pageshow');
  }, [error]);
  const idOf = (id: Id) => `${listId}${id}`;
  // Looked at when a page comes, not when it changes: while a page is on its way the rows are those of another.
  const lastUsed = useRef(last);
  lastUsed.current = last;

  const beginAtTop = () => region.current?.scrollIntoView({ block: 'start' });

  useEffect(() => {
    const how = coming.current;
    if (isLoading || error || !value || !how) return;
    coming.current = null;
    if (how !== 'start') announce(t('list.page', { page: value.page, pages: value.pages }));
    if (how === 'go') return;
    // Once React has ended this render: a row of many may have to be rendered first.
    queueMicrotask(() => {
      const { current: used } = lastUsed;
      if (used !== null) rows.current?.reveal(used);
      const row = used === null ? null : dom.getElementById(`${listId}${used}-toggle`);
      if (row) showRow(row, region.current);
      else if (how === 'back') beginAtTop();
    });
  }, [value, error, isLoading, t, announce, listId]);

  return {
    page: value,
    error,
    isLoading,
    changeRow(id, done) {
      change((page) => ({ ...page, items: page.items.map((row) => (sameId(row.id, id) ? { ...row, ...done } : row)) }));
    },
    retry() {
      // The button that was pressed goes.
      region.current?.focus({ preventScroll: true });
      // What has been asked for is told when it comes.
      if (coming.current === 'start') coming.current = last === null ? 'go' : 'back';
      reload();
    },
    shownPage: isLoading || !value ? readListQuery(query).page : value.page,
    hrefOf: (page) => shopPath(path + withListQuery(query, { page })),
    goTo(page) {
      coming.current = 'go';
      // A page that did not come can be asked for again by its link.
      if (move({ page }, 'push').query === query) reload();
      // The link that was pressed stands below the rows; what it brings begins at the top.
      region.current?.focus({ preventScroll: true });
      beginAtTop();
    },
    open,
    toggle,
    returnTo,
    idOf,
    region,
    rows,
  };
}

/** The focus comes too, unless the visitor is busy elsewhere on the page. */
function showRow(row: HTMLElement, region: HTMLElement | null): void {
  const { activeElement } = dom;
  if (activeElement === dom.body || region?.contains(activeElement)) row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
}
