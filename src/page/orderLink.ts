import type { PageServices } from './services';
import { wakeWidget } from './openWidget';

/** How the fragment of an address begins that holds an order. */
export const ORDER_LINK = '#vitrin-order=';

/** Loads the quick order where the page's address holds an order, on a page without one as well: it asks what is to become of it. */
export function followOrderLinks(services: PageServices): void {
  const follow = () => {
    // What cannot be loaded now comes with the next press that needs it; the address still holds the order.
    if (location.hash.startsWith(ORDER_LINK)) wakeWidget(services, 'quick-order', () => undefined);
  };
  follow();
  window.addEventListener('hashchange', follow, { signal: services.ending });
}
