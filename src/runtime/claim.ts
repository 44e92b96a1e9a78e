import type { Vitrin } from '@/contract/vitrin';

/** Where a page keeps the Vitrin that runs it; scripts of every version know it. No element can have this name. */
const RUNNING: unique symbol = Symbol.for('vitrin');

declare global {
  interface Window {
    [RUNNING]?: Vitrin;
  }
}

/** The Vitrin that runs this page already. */
export function running(): Vitrin | undefined {
  return window[RUNNING];
}

/**
 * Makes `vitrin` the one that runs this page, and `window.vitrin`: before an element or a form of that name, which
 * browsers show there as well. A variable of the page's own stays what it is, and the console says so (contract §7).
 */
export function claim(vitrin: Vitrin): void {
  window[RUNNING] = vitrin;
  const isTaken = Object.hasOwn(window, 'vitrin') && window.vitrin !== undefined;
  if (!isTaken) {
    window.vitrin = vitrin;
    return;
  }
  console.warn(`[vitrin] A variable "vitrin" of this page stays; use import { vitrin } from '…/vitrin.js'.`, window.vitrin);
}

/** Gives up what {@link claim} took. */
export function release(vitrin: Vitrin): void {
  if (window[RUNNING] === vitrin) Reflect.deleteProperty(window, RUNNING);
  if (window.vitrin === vitrin) delete window.vitrin;
}
