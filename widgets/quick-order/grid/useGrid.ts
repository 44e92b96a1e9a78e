import { useSyncExternalStore } from 'react';
import type { Grid } from './createGrid';

/** What `read` answers of a grid: whoever asks renders again when that is another, and with no other change. */
export function useGrid<T>(grid: Grid, read: () => T): T {
  return useSyncExternalStore(grid.subscribe, read);
}
