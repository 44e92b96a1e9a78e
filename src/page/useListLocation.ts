import { useCallback, useEffect, useRef, useState } from 'react';
import { withListQuery, type ListQueryChange } from '@/domain/list/query';
import { usePageServices } from './container/context';
import { followAddress } from './followAddress';
import { pushQuery, replaceQuery } from './history';

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

/** `/search?q=vida`: a path may bring a query of its own. */
function placeOf(ownPath: string): ListLocation {
  const [path = ''] = ownPath.split('?');
  return { path, query: ownPath.slice(path.length) };
}

const address = (): ListLocation => ({ path: location.pathname, query: location.search });

/**
 * The place of a list: the address of the page, or (with `ownPath`) one that it keeps in memory. `onReturn` hears of
 * places to which others than `move` lead: the visitor's way through the history, the page's own scripts.
 */
export function useListLocation(ownPath: string | null, onReturn: (place: ListLocation) => void): ListLocationControl {
  const { followers } = usePageServices();
  const [place, setPlace] = useState<ListLocation>(() => (ownPath === null ? address() : placeOf(ownPath)));
  /** Where the list is or is about to be: the browser tells of our own steps while they are made. */
  const latest = useRef(place);

  useEffect(() => {
    if (ownPath !== null) return undefined;
    return followAddress(followers, () => {
      const now = address();
      // A jump to an anchor is a step in the history as well.
      if (now.path === latest.current.path && now.query === latest.current.query) return;
      latest.current = now;
      setPlace(now);
      onReturn(now);
    });
  }, [ownPath, followers, onReturn]);

  const move = useCallback(
    (change: ListQueryChange, history: 'push' | 'replace') => {
      const from = ownPath === null ? address() : latest.current;
      const query = withListQuery(from.query, change);
      const next = { path: from.path, query };
      latest.current = next;
      if (ownPath === null && query !== from.query) (history === 'push' ? pushQuery : replaceQuery)(query);
      setPlace(next);
      return next;
    },
    [ownPath],
  );

  return { place, move };
}
