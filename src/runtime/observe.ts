import type { Containers } from './containers';
import { ROOT_CLASS } from './standIn';

/** Containers, and what we put into them. */
const OURS = `[data-widget], .${ROOT_CLASS}`;

/**
 * Mounts containers that are added later, gives up those that are removed, and begins anew with those whose inside or name the
 * page changes, until `ending`. What React renders is passed over.
 */
export function observeContainers(containers: Containers, ending: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    let changed = false;
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (target instanceof Element && target.closest(`.${ROOT_CLASS}`)) continue;
      changed ||= type === 'attributes' || [...removedNodes].some(holdsOurs);
      for (const node of addedNodes) {
        if (node.isConnected && holdsOurs(node)) containers.mount(node);
      }
    }
    if (changed) containers.sweep();
  });
  // Not its root element, which document.write replaces.
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
  ending.addEventListener('abort', () => {
    observer.disconnect();
  });
}

function holdsOurs(node: Node): node is Element {
  return node instanceof Element && (node.matches(OURS) || node.querySelector(OURS) !== null);
}
