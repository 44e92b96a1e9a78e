import { DENSITIES, isDensity, type Density } from '@/domain/density';
import { say } from '@/runtime/page/say';
import { readStored } from '@/runtime/page/storage';
import { store } from './storage';

const KEY = 'density';

/** What the visitor chose in this browser; null before any choice. */
export function readDensity(): Density | null {
  const stored = readStored(KEY);
  return isDensity(stored) ? stored : null;
}

/** Remembers the visitor's choice in this browser. */
export function rememberDensity(density: Density): void {
  store(KEY, density);
}

/** Tells the theme author of a `data-density` that names none: the widget then stands as without it. */
export function warnOfDensity(container: HTMLElement): void {
  const { density } = container.dataset;
  if (density === undefined || isDensity(density)) return;
  say(
    'warn',
    `[vitrin] data-density: received "${density}"; allowed: ${DENSITIES.join(', ')}; taken: ${DENSITIES[0]}.`,
    container,
  );
}
