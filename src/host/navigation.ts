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
