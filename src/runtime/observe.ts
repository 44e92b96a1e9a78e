import type { Containers } from './containers';
import { pageElement } from './page/pageElement';

/**
 * Mounts containers that are added or named later, gives up those that are removed, and begins anew with those whose inside or name the
 * page changes, until `ending`. `onPage` is called before, where the page data may be others.
 */
export function observeContainers(containers: Containers, onPage: () => void, ending: AbortSignal): void {
  let page = pageElement();
  const observer = new MutationObserver((records) => {
    const before = page;
    page = pageElement();
    if (page !== before || records.some(({ target }) => target.nodeName === 'HTML' || page?.contains(target))) onPage();
    for (const node of records.flatMap(({ attributeName, target, addedNodes }) => (attributeName ? target : [...addedNodes]))) {
      if (node instanceof Element && node.isConnected) containers.mount(node);
    }
    containers.sweep();
  });
  // Not its root element, which document.write replaces. The text of the page data may be changed where it stands.
  observer.observe(document, { childList: true, characterData: true, subtree: true, attributeFilter: ['data-widget'] });
  ending.addEventListener('abort', () => {
    observer.disconnect();
  });
}
