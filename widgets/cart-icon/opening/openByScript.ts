import { registerPanel, type Panel } from '@/host/panels';

const icons = new Map<HTMLElement, Panel>();
let release: () => void = () => undefined;

/**
 * Lets scripts open and close the page's mini cart (contract §4). A theme often has two headers of which one is
 * hidden: the first icon that can be seen is the one that opens. Answers with the icon's removal.
 */
export function openByScript(container: HTMLElement, panel: Panel): () => void {
  icons.set(container, panel);
  if (icons.size === 1) {
    release = registerPanel('cart-icon', {
      open: () => { shownPanel()?.open(); },
      close: () => {
        for (const each of icons.values()) each.close();
      },
    });
  }
  return () => {
    icons.delete(container);
    if (icons.size === 0) release();
  };
}

function shownPanel(): Panel | undefined {
  const [first] = icons.values();
  for (const [container, panel] of icons) {
    if (container.getClientRects().length > 0) return panel;
  }
  return first;
}
