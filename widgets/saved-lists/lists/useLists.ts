import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePage } from '@/data/hooks';
import { readLists } from './listFile';
import { sortLists, type Lists } from '../rules/lists';
import { changeLists, followLists, readKeptLists } from './storage';

interface ListsState {
  /** The last changed first. */
  readonly lists: Lists;
  /** Answers whether the browser has kept the change. */
  readonly change: (change: (lists: Lists) => Lists) => boolean;
}

/** The lists of the user who is looking, as this browser keeps them, up to date in all tabs. */
export function useLists(): ListsState {
  const user = String(usePage().user?.id ?? '');
  const kept = useSyncExternalStore(followLists, () => readKeptLists(user));
  return {
    lists: useMemo(() => sortLists(readLists(kept)), [kept]),
    change: useCallback((change) => changeLists(user, change), [user]),
  };
}
