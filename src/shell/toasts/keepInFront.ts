import { frontLayer } from '@/host/topLayer';

/**
 * Keeps an element where it can be seen and used whatever modal dialogs are open: in the front one, otherwise at the
 * end of the body. A dialog that opens or closes takes it in or gives it back.
 */
export function keepInFront(element: HTMLElement): void {
  const place = () => {
    const front = frontLayer();
    if (element.parentElement !== front) front.append(element);
  };
  place();
  new MutationObserver(place).observe(document, { subtree: true, attributeFilter: ['open'] });
}
