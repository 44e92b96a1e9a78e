import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { goTo } from '@/page/navigation';
import { isShown } from '@/page/panels';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';

/** How the mini cart came to be open, and what the focus returns to when it closes. */
export interface Opened {
  readonly by: 'button' | 'script';
  readonly opener: HTMLElement | null;
}

interface OpenPanel {
  /** Null while closed. */
  readonly opened: Opened | null;
  toggle(this: void, opener: HTMLElement): void;
  close(this: void): void;
}

/**
 * Opens and closes the mini cart: by its button, by script (contract §4), by Escape, and when pointer or focus go
 * elsewhere: an open panel would lie over what has the focus. In a hidden container no panel would show: who opens it
 * by script is then led to the cart page, `href`.
 */
export function useOpenPanel(area: RefObject<HTMLElement>, href: string): OpenPanel {
  const container = useContainer();
  const { panels } = usePageServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = opened !== null;
  const close = useCallback(() => {
    setOpened(null);
  }, []);

  useEffect(() => {
    const open = () => {
      // Whatever has the focus, an SVG link as well, can be given it again.
      const opener = dom.activeElement as HTMLElement | null;
      if (isShown(container)) setOpened((before) => before ?? { by: 'script', opener });
      else goTo(href);
    };
    return panels.register(container, { open, close });
  }, [panels, container, close, href]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // One press closes one thing: neither an alert as well, nor a modal of the page around the panel.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    const ends = [
      listen(dom, onElsewhere, 'pointerdown', 'focusin'),
      // At the container its own parts have had their turn, the page has not. Safari gives a button that is clicked no focus.
      listen(container, onKey, 'keydown'),
      listen(dom, onKey, 'keydown'),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isOpen, area, close, container]);

  return {
    opened,
    toggle(opener) {
      setOpened((before) => (before ? null : { by: 'button', opener }));
    },
    close,
  };
}
