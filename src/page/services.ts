import type { Panels } from './panels';
import type { IdempotencyKeys } from './idempotencyKeys';
import type { Run } from '@/runtime/page/run';
import type { Tabs } from './tabs';

/** Where a message leads. */
export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

/** Messages over the page (decision 8, S1 §9). */
export interface Toasts {
  /** Must be noticed and dismissed: it stays until it is closed. */
  alert(text: string, link?: ToastLink): void;
  /** Closes itself after 5000 ms. */
  toast(text: string): void;
}

/**
 * What the page does for its widgets beside the store. The shell makes it once; widgets have it by `usePageServices`,
 * thunks as `extra.services`, reactions as their surroundings.
 */
export interface PageServices extends Run {
  /** Says a text to screen readers through the page's one polite live region (docs/dev/architecture.md, Toasts and texts). */
  announce(this: void, text: string): void;
  /** Of calls whose end nobody knows yet. */
  readonly keys: IdempotencyKeys;
  /** What scripts and `data-vitrin-open` open. */
  readonly panels: Panels;
  readonly toasts: Toasts;
  /** The shop's other tabs. */
  readonly tabs: Tabs;
}
