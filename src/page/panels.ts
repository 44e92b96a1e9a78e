import { dom } from '@/runtime/page/dom';
import { fieldOf } from '@/runtime/page/pageElement';

/** A part of a widget that opens and closes: the mini cart, a dialog. */
export interface Panel {
  /** `start` is what a script or another widget opens it with, unchecked. */
  open(start?: unknown): void;
  close(): void;
}

/** What can be opened by script (contract §4). */
export interface Panels {
  /** Makes the panel of a container openable, at once if that was asked for already. Answers with its removal. */
  register(container: HTMLElement, panel: Panel): () => void;
  /**
   * Opens a widget's panel, with what it is to begin with, or waits for the widget to bring it. A theme often has two headers of which one is hidden: of
   * several panels the first one that can be seen opens, also where a hidden one is there before it.
   */
  open(widget: string, start?: unknown): void;
  /** Closes a widget's panels. */
  close(widget: string): void;
}

export function createPanels(): Panels {
  const panels = new Map<HTMLElement, Panel>();
  /** Widgets whose panel was asked for before it was there, and what with: the same lines once, as who waits presses again. */
  const awaited = new Map<string, Map<string | undefined, unknown>>();
  const panelsOf = (widget: string) => [...panels].filter(([{ dataset }]) => dataset.widget === widget);
  const open: Panels['open'] = (widget, start) => {
    const found = panelsOf(widget);
    const seen = found.find(([container]) => isShown(container));
    const [, panel] = seen ?? (isComing(widget) ? [] : (found[0] ?? []));
    if (panel) panel.open(start);
    else awaited.set(widget, new Map(awaited.get(widget)).set(JSON.stringify(fieldOf(start, 'lines')), start));
  };
  return {
    register(container, panel) {
      panels.set(container, panel);
      const { widget = '' } = container.dataset;
      const starts = awaited.get(widget) ?? [];
      awaited.delete(widget);
      for (const [, start] of starts) open(widget, start);
      return () => {
        panels.delete(container);
      };
    },
    open,
    close(widget) {
      awaited.delete(widget);
      for (const [, panel] of panelsOf(widget)) panel.close();
    },
  };
}

/** Whether a container of a widget can be seen whose code is still on its way. */
const isComing = (widget: string) =>
  [...dom.querySelectorAll<HTMLElement>('[data-vitrin-state=loading]')].some(
    (container) => container.dataset.widget === widget && isShown(container),
  );

/** Whether an element can be seen, as far as its page's styles go. Not in a `<details>` that is closed: it has its boxes there. */
export function isShown(element: Partial<HTMLElement> & Pick<HTMLElement, 'getClientRects'>): boolean {
  // Safari has it from 17.4 on.
  return element.checkVisibility?.({ checkVisibilityCSS: true }) ?? element.getClientRects().length > 0;
}
