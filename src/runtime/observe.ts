import type { Containers } from './containers';
import { ROOT_CLASS } from './standIn';

/** Mounts containers that are added later and gives up those that are removed, until `ending`. What React renders is passed over. */
export function observeContainers(containers: Containers, ending: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    let removed = false;
    for (const { target, addedNodes, removedNodes } of records) {
      if (target instanceof Element && target.closest(`.${ROOT_CLASS}`)) continue;
      removed ||= [...removedNodes].some(holdsContainer);
      for (const node of addedNodes) {
        if (node.isConnected && holdsContainer(node)) containers.mount(node);
      }
    }
    if (removed) containers.sweep();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  ending.addEventListener('abort', () => {
    observer.disconnect();
  });
}

function holdsContainer(node: Node): node is Element {
  return node instanceof Element && (node.matches('[data-widget]') || node.querySelector('[data-widget]') !== null);
}
