import { keepInFront } from '@/page/keepInFront';
import { dom } from '@/runtime/page/dom';
import type { ToastSurroundings } from './view';

/** The element in which messages stand. */
export interface Region {
  readonly element: HTMLElement;
  /** Brings it to the front, or hides it: empty it is no region. */
  show(isFilled: boolean): void;
}

/** Makes the region of messages, whose name tells the key that reaches it. */
export function createRegion({ i18n, ...inFront }: ToastSurroundings): Region {
  const element = dom.createElement('section');
  element.className = 'vt-root vt-toasts';
  element.translate = false;
  element.setAttribute('aria-label', i18n.t('toast.region'));
  element.setAttribute('aria-keyshortcuts', 'Alt+T');
  const place = keepInFront(element, inFront);
  return {
    element,
    show(isFilled) {
      place();
      element.hidden = !isFilled;
    },
  };
}
