import { nextTask } from '@/host/nextTask';
import { pageLocale } from '@/host/pageElement';
import { loadDeskTexts, loadTexts, type DeskTexts } from '@/i18n/load';
import type { Shell } from '@/shell';
import { withRetry } from './retry';

type LoadedWidget = Parameters<Shell['mount']>[0]['widget'];

/** The desk's texts, for the widgets that say them. */
export function loadDesk(): Promise<DeskTexts> {
  return withRetry(() => loadDeskTexts(pageLocale()));
}

/** Where the code of each widget is. */
export const loadLoaders = () => import('../../registry/loaders');

/** The code of a widget. */
export function loadWidget(name: string): Promise<LoadedWidget> {
  return withRetry(async () => {
    const { loaders } = await loadLoaders();
    const load = loaders[name];
    if (!load) throw new Error(`no code for ${name}`);
    return (await load()).default;
  });
}

let shell: Promise<Shell> | null = null;

/** React, the store and the texts: loaded once, with the first widget that needs them. A failed load is forgotten. */
export function loadShell(): Promise<Shell> {
  shell ??= withRetry(() => Promise.all([import('@/shell'), loadTexts(pageLocale())])).then(async ([{ startShell }, texts]) => {
    await nextTask();
    return startShell(texts);
  });
  shell.catch(() => {
    shell = null;
  });
  return shell;
}
