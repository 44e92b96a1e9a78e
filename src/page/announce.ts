import { dom } from '@/runtime/page/dom';
import type { FrontLayer } from './topLayer';

/** Makes the page's one polite live region with the first text; answers with what says a text through it. */
export function createAnnouncer(frontLayer: FrontLayer, ending: AbortSignal): (text: string) => void {
  let region: HTMLElement | null = null;
  ending.addEventListener('abort', () => {
    region?.remove();
  });

  return (text) => {
    if (ending.aborted) return;
    if (!region?.isConnected) {
      region = dom.createElement('div');
      region.className = 'vt-announcer';
      region.setAttribute('aria-live', 'polite');
    }
    const target = region;
    const place = frontLayer();
    if (target.parentElement !== place) place.append(target);
    target.textContent = '';
    // A region that is emptied and filled in one task is not read again when the text is the same.
    requestAnimationFrame(() => {
      if (ending.aborted) return;
      // The dialog in which it stands may have closed meanwhile.
      if (!target.isConnected) frontLayer().append(target);
      target.textContent = text;
    });
  };
}
