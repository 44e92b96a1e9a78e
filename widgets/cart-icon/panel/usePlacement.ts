import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';
import { scaleOf } from '@/ui/scaleOf';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { placePanel, type Placement } from './placement';

/** Measures where a panel at `anchor` stands, again whenever the window changes. Null before the first measure. */
export function usePlacement(anchor: RefObject<HTMLElement>): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const edges = anchor.current?.getBoundingClientRect();
      if (!edges) return;
      // The browser tells pixels of the window; on a zoomed page the panel's own are others.
      const scale = scaleOf(anchor.current);
      const { left, right, top, bottom } = edges;
      const screen = { width: dom.documentElement.clientWidth / scale, height: window.innerHeight / scale };
      const anchored = { left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale };
      setPlacement(placePanel(anchored, screen));
    };
    measure();
    return listen(window, measure, 'resize');
  }, [anchor]);
  return placement;
}
