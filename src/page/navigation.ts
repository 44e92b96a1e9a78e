import type { VitrinEvents } from '@/contract/events';
import { shopAddress } from './address';
import { ask } from './ask';

/** Milliseconds for which the page may hold a navigation: a visitor who waits for a count that never ends has lost the shop. */
const LONGEST_HOLD = 3000;

/**
 * Milliseconds after which a page that was to be left is still there: its loading was stopped, the shop has answered with a file or with
 * nothing, or the visitor has come back to it.
 */
export const LEFT_BY = 10_000;

/** Leaves, if the page lets it; `onStopped` where it does not. */
function leave(detail: VitrinEvents['vitrin:before-navigate'], go: () => void, onStopped?: () => void): void {
  const answer = ask(document, 'vitrin:before-navigate', detail);
  const end = (isLet: boolean) => {
    if (isLet) go();
    else onStopped?.();
  };
  if (typeof answer === 'boolean') {
    end(answer);
    return;
  }
  const longest = new Promise<true>((resolve) => {
    setTimeout(resolve, LONGEST_HOLD, true);
  });
  void Promise.race([answer, longest]).then(end);
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
