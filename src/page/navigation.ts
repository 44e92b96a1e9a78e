import type { VitrinEvents } from '@/contract/events';
import { shopAddress } from './address';
import { ask } from './ask';

/** Milliseconds for which the page may hold a navigation: a visitor who waits for a count that never ends has lost the shop. */
const LONGEST_HOLD = 3000;

/** Leaves, if the page lets it; `onStopped` where it does not. */
function leave(detail: VitrinEvents['vitrin:before-navigate'], go: () => void, onStopped?: () => void): void {
  const answer = ask(document, 'vitrin:before-navigate', detail);
  if (answer === true) go();
  else if (answer === false) onStopped?.();
  else {
    const longest = new Promise<true>((resolve) => {
      setTimeout(resolve, LONGEST_HOLD, true);
    });
    void Promise.race([answer, longest]).then((isLet) => {
      if (isLet) go();
      else onStopped?.();
    });
  }
}

/**
 * Leaves the page for a URL of the shop; the page may stop it (`vitrin:before-navigate`), or hold it for 3 s. `onStopped` is called
 * where it stays. All navigation goes through this module (decision 10).
 */
export function goTo(url: string, onStopped?: () => void): void {
  const go = () => {
    location.assign(shopAddress(url));
  };
  leave({ url, how: 'assign' }, go, onStopped);
}

/** Loads the page anew; the page may stop or hold it likewise. */
export function reload(onStopped?: () => void): void {
  const go = () => {
    location.reload();
  };
  leave({ url: location.href, how: 'reload' }, go, onStopped);
}

/** A window that was opened and is still empty. */
export interface EmptyWindow {
  /** Leads it on. Where the browser has refused the window, this page goes instead. */
  goTo(url: string): void;
  /** Closes it: there is nothing to lead to. */
  close(): void;
}

/**
 * Opens an empty window under a title. Call it within a click, before anything is awaited: browsers let only such
 * windows through (decision 46). What it shows later cannot reach this page.
 */
export function openWindow(title: string): EmptyWindow {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.document.title = title;
  }
  return {
    goTo(url) {
      if (!opened) goTo(url);
      else if (!opened.closed) opened.location.replace(url);
    },
    close() {
      opened?.close();
    },
  };
}

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
