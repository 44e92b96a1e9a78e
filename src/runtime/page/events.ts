import type { VitrinEventName, VitrinEvents } from '@/contract/events';

/**
 * Dispatches one of the contract's events on `target` (contract §4); answers false when the page cancelled it.
 * Only `vitrin:before-…` can be cancelled.
 */
export function emit<Name extends VitrinEventName>(target: EventTarget, name: Name, detail: VitrinEvents[Name]): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: name.startsWith('vitrin:before-'), detail }));
}
