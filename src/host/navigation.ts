import { emit } from './events';

/**
 * Leaves the page for a URL of the shop; the page may stop it (`vitrin:before-navigate`).
 * All navigation goes through this module (decision 10).
 */
export function goTo(url: string): void {
  if (emit(document, 'vitrin:before-navigate', { url, how: 'assign' })) location.assign(url);
}

/** Puts a query into the address bar without leaving the page; `back` returns to the one before. */
export function pushQuery(search: string): void {
  history.pushState(history.state, '', location.pathname + search + location.hash);
}

/** The same without an entry in the history. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}
