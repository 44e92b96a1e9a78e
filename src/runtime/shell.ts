import { pageLocale } from '@/host/pageElement';
import { loadDeskTexts, loadTexts, type DeskTexts } from '@/i18n/load';
import type { Shell } from '@/shell';
import { withRetry } from './retry';

/** The desk's texts, for the widgets that say them. */
export function loadDesk(): Promise<DeskTexts> {
  return withRetry(() => loadDeskTexts(pageLocale()));
}

let shell: Promise<Shell> | null = null;

/** React, the store and the texts: loaded once, with the first widget that needs them. A failed load is forgotten. */
export function loadShell(): Promise<Shell> {
  shell ??= withRetry(() => Promise.all([import('@/shell'), loadTexts(pageLocale())])).then(
    ([{ startShell }, texts]) => startShell(texts),
  );
  shell.catch(() => {
    shell = null;
  });
  return shell;
}
