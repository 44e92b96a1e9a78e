import type { BeforeEventName, VitrinEventName, VitrinEvents } from '@/contract/events';

/**
 * Dispatches one of the contract's events on `target` (contract §4). Those that the page may stop are asked instead
 * (`ask` of the page).
 */
export function emit<Name extends Exclude<VitrinEventName, BeforeEventName>>(
  target: EventTarget,
  name: Name,
  detail: VitrinEvents[Name],
): void {
  // A container that has left the page meanwhile is heard by nobody; one in a shadow tree by nobody outside of it.
  const heard = target instanceof Node && !target.isConnected ? document : target;
  heard.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}
