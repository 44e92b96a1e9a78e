import type { Id } from '@/domain/id';
import type { Panels } from './panels';
import type { LeaveWarnings } from './leaveWarning';
import type { IdempotencyKeys } from './idempotencyKeys';
import type { Run } from '@/runtime/page/run';
import type { Tabs } from './tabs';

/** Where a message leads. */
export interface ToastLink {
  readonly href: string;
  readonly text: string;
}

/** Whose message it is: what was tried, and on which of several things. Decision 64. */
export interface ToastSource {
  readonly action: string;
  /** Of the product, offer, setting …; absent where the action has one thing only. */
  readonly subject?: Id | undefined;
}

/** A message that must be noticed. Decisions 8 and 64. */
export interface ToastAlert {
  readonly source: ToastSource;
  readonly text: string;
  /** The name of its subject, which stands beside the text. */
  readonly about?: string | undefined;
  readonly link?: ToastLink | undefined;
  /** Good news, which looks like that. */
  readonly isGood?: boolean | undefined;
}

/** Messages over the page (decisions 8 and 64, S1 §9). */
export interface Toasts {
  /** Stays until it is closed or withdrawn. It takes the place of what its source said before. */
  alert(alert: ToastAlert): void;
  /** Takes away what a source has said; without a subject, what the action has said of any. */
  withdraw(source: ToastSource): void;
  /** Closes itself after 5000 ms. `isGood`: good news, which looks like that. */
  toast(text: string, isGood?: boolean): void;
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
  readonly leaveWarnings: LeaveWarnings;
  /** What scripts and `data-vitrin-open` open. */
  readonly panels: Panels;
  readonly toasts: Toasts;
  /** The shop's other tabs. */
  readonly tabs: Tabs;
}
