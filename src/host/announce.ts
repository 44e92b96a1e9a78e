import { frontLayer } from './topLayer';

let region: HTMLElement | null = null;

/** Says a text to screen readers through the page's one polite live region (docs/architecture.md, Toasts and texts). */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'vt-announcer';
    region.setAttribute('aria-live', 'polite');
  }
  const target = region;
  const place = frontLayer();
  if (target.parentElement !== place) place.append(target);
  target.textContent = '';
  // A region that is emptied and filled in one task is not read again when the text is the same.
  requestAnimationFrame(() => {
    // The dialog in which it stands may have closed meanwhile.
    if (!target.isConnected) frontLayer().append(target);
    target.textContent = text;
  });
}
