import { readStored } from '@/runtime/page/storage';
import { store } from './storage';

/** How close the rows of tables stand. Contract §7. */
export type Density = 'compact' | 'comfortable';

const KEY = 'density';

/** Whether a text names a density. */
export const isDensity = (text: string | null | undefined): text is Density => text === 'compact' || text === 'comfortable';

/** What the visitor chose in this browser; null before any choice. */
export function readDensity(): Density | null {
  const stored = readStored(KEY);
  return isDensity(stored) ? stored : null;
}

/** Remembers the visitor's choice in this browser. */
export function rememberDensity(density: Density): void {
  store(KEY, density);
}
