import { dom } from '@/runtime/page/dom';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { placePanel, type Placement } from './placement';

/** Measures where a panel at `anchor` stands, again whenever the window changes. Null before the first measure. */
export function usePlacement(anchor: RefObject<HTMLElement>): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const edges = anchor.current?.getBoundingClientRect();
      const screen = { width: dom.documentElement.clientWidth, height: window.innerHeight };
      if (edges) setPlacement(placePanel(edges, screen));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [anchor]);
  return placement;
}
