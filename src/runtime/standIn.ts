import { dom } from './page/dom';
import type { RegistryEntry } from './registryEntry';

/** The class of the element in which React renders: how the observer knows our own changes. */
export const ROOT_CLASS = 'vt-root';

/**
 * What a container shows while its widget is not ready: its fallback content, or a first paint, or a placeholder of
 * about the final size. The container's JSON stays where it is throughout.
 */
export interface StandIn {
  /** An element for React, hidden until {@link StandIn.giveWay}. */
  readonly root: HTMLElement;
  /** The widget is ready: only it shows. */
  giveWay(): void;
  /** The widget failed or went: the container holds what its author wrote, and nothing of ours. */
  restore(): void;
}

export function standIn(container: HTMLElement, { blockSize, isWide, paint }: RegistryEntry): StandIn {
  // A page may have cloned it: what a widget showed there is dead.
  for (const dead of container.querySelectorAll(`:scope > .${ROOT_CLASS}`)) dead.remove();
  const fallback = [...container.childNodes].filter(
    (node) => !(node instanceof HTMLScriptElement && node.type === 'application/json'),
  );
  const hasFallback = fallback.some((node) => node instanceof Element || node.textContent?.trim());
  /** Where its author put it: each node with the one after it. */
  const places = fallback.map((node) => [node, node.nextSibling] as const);
  const painted = paint ? paint(container) : hasFallback ? null : placeholder(blockSize);

  // Calls need it for as long as the page lives (contract §3), and the page may have it in this form alone.
  const token = container.querySelector('[name=_token],[name=_csrf_token]');
  let keptToken: Element | null = null;

  const takeFallbackOut = () => {
    keptToken ??= token && container.appendChild(dom.importNode(token));
    for (const node of fallback) node.parentNode?.removeChild(node);
  };

  const root = dom.createElement('div');
  root.className = ROOT_CLASS;
  // Such a widget measures its room, so it asks for none by itself: in a row of a flex layout nothing would be left of it.
  if (isWide) root.classList.add('vt-wide');
  // Not by its attribute: any rule of the page for a div beats that.
  root.style.display = 'none';
  if (painted) {
    takeFallbackOut();
    container.append(painted);
  }
  container.append(root);

  return {
    root,
    giveWay() {
      painted?.remove();
      takeFallbackOut();
      root.style.display = '';
    },
    restore() {
      painted?.remove();
      // The page has written the container anew: what stands there now is what its author wrote.
      if (root.parentNode !== container) return;
      root.remove();
      keptToken?.remove();
      for (const [node, next] of [...places].reverse()) {
        if (node.parentNode !== container) container.insertBefore(node, next?.parentNode === container ? next : null);
      }
    },
  };
}

function placeholder(blockSize: RegistryEntry['blockSize']): HTMLElement {
  const element = dom.createElement('div');
  element.className = 'vt-placeholder';
  element.style.minBlockSize = typeof blockSize === 'number' ? `${blockSize}px` : blockSize;
  return element;
}
