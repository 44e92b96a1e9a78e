import type { FrontLayer } from '@/page/topLayer';

/**
 * Keeps an element where it can be seen and used whatever modal dialogs are open: in the front one, otherwise at the
 * end of the body. A dialog that opens or closes takes it in or gives it back. With `ending` it goes.
 */
export function keepInFront(element: HTMLElement, frontLayer: FrontLayer, ending: AbortSignal): void {
  const place = () => {
    const front = frontLayer();
    if (element.parentElement !== front) front.append(element);
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  ending.addEventListener('abort', () => {
    observer.disconnect();
    element.remove();
  });
}
