let region: HTMLElement | null = null;

/** Says a text to screen readers through the page's one polite live region (docs/architecture.md, Toasts and texts). */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'vt-announcer';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  const target = region;
  target.textContent = '';
  // A region that is emptied and filled in one task is not read again when the text is the same.
  requestAnimationFrame(() => {
    target.textContent = text;
  });
}
