/** A part of a widget that opens and closes: the mini cart, a dialog. */
export interface Panel {
  open(): void;
  close(): void;
}

/** What can be opened by script (contract §4), by its widget's container. */
const panels = new Map<HTMLElement, Panel>();
/** Widgets whose panel was asked for before it was there. */
const awaited = new Set<string>();

/** Makes a panel openable by script, at once if that was asked for already. Answers with its removal. */
export function registerPanel(container: HTMLElement, panel: Panel): () => void {
  panels.set(container, panel);
  if (awaited.delete(container.dataset.widget ?? '')) panel.open();
  return () => { panels.delete(container); };
}

/**
 * Opens a widget's panel, or waits for the widget to bring it. A theme often has two headers of which one is hidden: of
 * several panels the first one that can be seen opens.
 */
export function openPanel(widget: string): void {
  const found = panelsOf(widget);
  const [, panel] = found.find(([container]) => isShown(container)) ?? found[0] ?? [];
  if (panel) panel.open();
  else awaited.add(widget);
}

/** Closes a widget's panels. */
export function closePanel(widget: string): void {
  awaited.delete(widget);
  for (const [, panel] of panelsOf(widget)) panel.close();
}

/** Whether an element can be seen, as far as its page's styles go. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function panelsOf(widget: string): ReadonlyArray<readonly [HTMLElement, Panel]> {
  return [...panels].filter(([{ dataset }]) => dataset.widget === widget);
}
