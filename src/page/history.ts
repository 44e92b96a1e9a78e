import { shopAddress } from './address';

/** Puts a query into the address bar without leaving the page; `back` returns to the one before. */
export function pushQuery(search: string): void {
  history.pushState(history.state, '', shopAddress(location.pathname + search + location.hash));
}

/** The same without an entry in the history. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', shopAddress(location.pathname + search + location.hash));
}

/** Puts another path of the shop into the address bar, without an entry in the history. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', shopAddress(path));
}

/** What the page and we keep in this entry of the history; null where it holds something that no field can be added to. */
function entryState(): Readonly<Record<string, unknown>> | null {
  const state: unknown = history.state;
  return typeof state === 'object' ? { ...state } : null;
}

/** Goes a step further on the page: an entry of the history of its own, at the same address. */
export function pushStep(step: string): void {
  history.pushState({ ...entryState(), vitrinStep: step }, '');
}

/** The step that this entry of the history stands for; null for none of ours. A reload stays on it. */
export function stepInHistory(): string | null {
  const step = entryState()?.vitrinStep;
  return typeof step === 'string' ? step : null;
}

/** Keeps something of a widget in this entry of the history: the way back and a reload find it again. */
export function keepInHistory(widget: string, value: unknown): void {
  const state = entryState();
  if (state) history.replaceState({ ...state, [`vitrin:${widget}`]: value }, '');
}

/** What a widget has kept in this entry of the history. */
export function keptInHistory(widget: string): unknown {
  return entryState()?.[`vitrin:${widget}`];
}

/** Goes back in the history, as the browser's own button does. */
export function goBack(): void {
  history.back();
}
