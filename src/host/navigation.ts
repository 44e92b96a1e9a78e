import { emit } from './events';

/**
 * Leaves the page for a URL of the shop; the page may stop it (`vitrin:before-navigate`).
 * Answers whether the page let it go. All navigation goes through this module (decision 10).
 */
export function goTo(url: string): boolean {
  const isLet = emit(document, 'vitrin:before-navigate', { url, how: 'assign' });
  if (isLet) location.assign(url);
  return isLet;
}

/** Loads the page anew; the page may stop it likewise. */
export function reload(): boolean {
  const isLet = emit(document, 'vitrin:before-navigate', { url: location.href, how: 'reload' });
  if (isLet) location.reload();
  return isLet;
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
    close() { opened?.close(); },
  };
}

/** Puts a query into the address bar without leaving the page; `back` returns to the one before. */
export function pushQuery(search: string): void {
  history.pushState(history.state, '', location.pathname + search + location.hash);
}

/** The same without an entry in the history. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/** Puts another path of the shop into the address bar, without an entry in the history. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', path);
}

/** Goes a step further on the page: an entry of the history of its own, at the same address. */
export function pushStep(step: string): void {
  const state: unknown = history.state;
  history.pushState({ ...(typeof state === 'object' ? state : null), vitrinStep: step }, '');
}

/** The step that this entry of the history stands for; null for none of ours. A reload stays on it. */
export function stepInHistory(): string | null {
  const state: unknown = history.state;
  const step = typeof state === 'object' && state !== null && 'vitrinStep' in state ? state.vitrinStep : null;
  return typeof step === 'string' ? step : null;
}

/** Goes back in the history, as the browser's own button does. */
export function goBack(): void {
  history.back();
}
