import { useCallback, useEffect, useState } from 'react';
import { withListQuery, type ListQueryChange } from '@/domain/list/path';
import { pushQuery, replaceQuery } from './navigation';

/** Which products a list shows: path and query as they go into its call (decision 2). */
export interface ListLocation {
  readonly path: string;
  /** Literal, '' or '?…'. */
  readonly query: string;
}

export interface ListLocationControl {
  readonly place: ListLocation;
  /** Goes to another page, sort or view of the list; answers with where that is. */
  move(change: ListQueryChange, history: 'push' | 'replace'): ListLocation;
}

const address = (): ListLocation => ({ path: location.pathname, query: location.search });

/**
 * The place of a list: the address of the page, or (with `ownPath`) one that it keeps in memory. `onReturn` hears of
 * places that the visitor comes back to in the history.
 */
export function useListLocation(ownPath: string | null, onReturn: (place: ListLocation) => void): ListLocationControl {
  const [place, setPlace] = useState<ListLocation>(() => (ownPath === null ? address() : { path: ownPath, query: '' }));

  useEffect(() => {
    if (ownPath !== null) return undefined;
    const onPopState = () => {
      const now = address();
      // A jump to an anchor is a step in the history as well.
      if (now.path === place.path && now.query === place.query) return;
      setPlace(now);
      onReturn(now);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, [ownPath, place, onReturn]);

  const move = useCallback(
    (change: ListQueryChange, history: 'push' | 'replace') => {
      const from = ownPath === null ? address() : place;
      const query = withListQuery(from.query, change);
      if (ownPath === null && query !== from.query) (history === 'push' ? pushQuery : replaceQuery)(query);
      const next = { path: from.path, query };
      setPlace(next);
      return next;
    },
    [ownPath, place],
  );

  return { place, move };
}
