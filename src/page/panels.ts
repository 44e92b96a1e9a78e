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
   * several panels the first one that can be seen opens.
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
  return {
    register(container, panel) {
      panels.set(container, panel);
      const { widget = '' } = container.dataset;
      const starts = awaited.get(widget) ?? [];
      awaited.delete(widget);
      for (const [, start] of starts) panel.open(start);
      return () => {
        panels.delete(container);
      };
    },
    open(widget, start) {
      const found = panelsOf(widget);
      const [, panel] = found.find(([container]) => isShown(container)) ?? found[0] ?? [];
      if (panel) panel.open(start);
      else awaited.set(widget, new Map(awaited.get(widget)).set(JSON.stringify(fieldOf(start, 'lines')), start));
    },
    close(widget) {
      awaited.delete(widget);
      for (const [, panel] of panelsOf(widget)) panel.close();
    },
  };
}

/** Whether an element can be seen, as far as its page's styles go. Not in a `<details>` that is closed: it has its boxes there. */
export function isShown(element: Partial<HTMLElement> & Pick<HTMLElement, 'getClientRects'>): boolean {
  // Safari has it from 17.4 on.
  return element.checkVisibility?.({ checkVisibilityCSS: true }) ?? element.getClientRects().length > 0;
}
