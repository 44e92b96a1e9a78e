/** A part of a widget that opens and closes: the mini cart, a dialog. */
export interface Panel {
  open(): void;
  close(): void;
}

/** What can be opened by script, by the name of its widget (contract §4). */
const panels = new Map<string, Panel>();
/** Asked for before its widget was there. */
const awaited = new Set<string>();

/** Makes a panel openable by script, at once if that was asked for already. Answers with its removal. */
export function registerPanel(widget: string, panel: Panel): () => void {
  panels.set(widget, panel);
  if (awaited.delete(widget)) panel.open();
  return () => {
    if (panels.get(widget) === panel) panels.delete(widget);
  };
}

/** Opens a widget's panel, or waits for the widget to bring it. */
export function openPanel(widget: string): void {
  const panel = panels.get(widget);
  if (panel) panel.open();
  else awaited.add(widget);
}

/** Closes a widget's panel. */
export function closePanel(widget: string): void {
  awaited.delete(widget);
  panels.get(widget)?.close();
}
