import { nextTask } from './page/nextTask';
import { pageLocale } from './page/pageElement';
import type { Run } from './page/run';
import type { Texts } from '@/i18n/texts';
import type { Shell } from '@/shell';
import type { Bundle } from './bundle';
import type { LoadedWidget, RegistryEntry, TextsPart } from './registryEntry';
import { withRetry } from './retry';

/** Loads what stands behind the runtime; each load is tried three times. */
export interface Loader {
  /** React, the store and the texts: loaded once, with the first widget that needs them. A failed load is forgotten. */
  shell(): Promise<Shell>;
  /** The shell has ended: whoever needs one next has another. */
  forgetShell(): void;
  /** The code of a widget: loaded once for all its containers; a failed load is forgotten. */
  widget(load: RegistryEntry['load']): Promise<LoadedWidget>;
  /** The document has lost our styles: with the code of a widget they are asked for anew. */
  forgetWidgets(): void;
  /** Makes the widget's first call, for it to take over until `until`. Without it the widget makes its own. */
  callFirst(name: string, container: HTMLElement, until: AbortSignal): void;
  /** A part of the page's texts, for the widgets that say them. */
  texts(part: TextsPart): Promise<Texts>;
}

export function createLoader(run: Run, bundle: Bundle): Loader {
  const { loadFirstCalls, loadTexts } = bundle;
  const { ending } = run;
  let shell: Promise<Shell> | null = null;
  const widgets = new Map<RegistryEntry['load'], Promise<LoadedWidget>>();

  const startShell = async (): Promise<Shell> => {
    ending.throwIfAborted();
    const locale = pageLocale();
    // While the code is on its way nothing else is to be done, so the browser gets ready to print numbers: it looks through its locales once,
    // which takes as long as rendering ten rows, and which the first price would wait for.
    void nextTask().then(() => new Intl.NumberFormat('tr-TR'));
    const [code, texts] = await withRetry(() => Promise.all([import('@/shell'), loadTexts('base', locale)]), ending);
    await nextTask();
    ending.throwIfAborted();
    // The page may speak another language by now.
    if (locale !== pageLocale()) return startShell();
    return code.startShell(texts, run);
  };

  return {
    shell() {
      if (!shell) {
        shell = startShell();
        shell.catch(() => {
          shell = null;
        });
      }
      return shell;
    },
    forgetShell() {
      shell = null;
    },
    widget(load) {
      const known = widgets.get(load);
      if (known) return known;
      const code = withRetry(async () => {
        ending.throwIfAborted();
        return (await load()).default;
      }, ending);
      widgets.set(load, code);
      code.catch(() => widgets.delete(load));
      return code;
    },
    forgetWidgets() {
      widgets.clear();
    },
    callFirst(name, container, until) {
      loadFirstCalls().then(
        ({ makeFirstCall }) => {
          // Who follows the page is its shell, and that has a store.
          makeFirstCall(name, container, until, run.followers.size > 0);
        },
        () => undefined,
      );
    },
    texts: (part) => withRetry(() => loadTexts(part, pageLocale()), ending),
  };
}
