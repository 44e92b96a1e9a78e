import type { Vitrin } from '@/contract/vitrin';
import { say } from './page/say';

/** Where a page keeps the Vitrin that runs it; scripts of every version know it. No element can have this name. */
export const RUNNING: unique symbol = Symbol.for('vitrin');

/** What a script of this page means by that name. */
declare const vitrin: unknown;

declare global {
  interface Window {
    /** The Vitrin that runs this page already. */
    [RUNNING]?: Vitrin;
  }
}

/**
 * Makes `ours` the one that runs this page, and `window.vitrin`: before an element or a form of that name, which
 * browsers show there as well. A variable of the page's own stays what it is, and the console says so (contract §4).
 */
export function claim(ours: Vitrin): void {
  window[RUNNING] = ours;
  if (!Object.hasOwn(window, 'vitrin') || window.vitrin === undefined) window.vitrin = ours;
  let found: unknown;
  try {
    // Not of window: a script's `const` or `let` is no property of it.
    found = vitrin;
  } catch {
    // It is one whose script failed before it had a value.
  }
  if (found !== ours)
    say('warn', `[vitrin] A variable "vitrin" of this page stays; use import { vitrin } from '…/vitrin.js'.`, found);
}

/** Gives up what {@link claim} took. */
export function release(ours: Vitrin): void {
  if (window[RUNNING] === ours) Reflect.deleteProperty(window, RUNNING);
  if (window.vitrin === ours) delete window.vitrin;
}
