import { dom } from '@/runtime/page/dom';
import { keepInFront } from './keepInFront';
import type { ToastSurroundings } from './view';

/** Makes the element in which messages stand: a region whose name tells the key that reaches it. Empty it is hidden. */
export function createRegion({ i18n, frontLayer, ending }: ToastSurroundings): HTMLElement {
  const region = dom.createElement('section');
  region.className = 'vt-root vt-toasts';
  region.hidden = true;
  region.setAttribute('aria-label', i18n.t('toast.region'));
  region.setAttribute('aria-keyshortcuts', 'Alt+T');
  keepInFront(region, frontLayer, ending);
  return region;
}
