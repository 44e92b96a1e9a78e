import { useEffect, type ComponentType } from 'react';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';
import type { CartPanelProps } from '../panel/CartPanel';

interface PanelChunk {
  /** Null until its code is there. */
  readonly Panel: ComponentType<CartPanelProps> | null;
  /** Fetches the code ahead, when pointer or focus reach for the icon. */
  reach(): void;
}

const panel = lazyPart(() => import('../panel/CartPanel'), 'CartPanel');

/** The mini cart's code, fetched on the first interaction. `onFailed`: it was wanted and could not be loaded. */
export function usePanelChunk(isWanted: boolean, onFailed: () => void): PanelChunk {
  const { part: Panel, fetchPart } = useLazyPart(panel);

  useEffect(() => {
    if (!isWanted || Panel) return undefined;
    let isStillWanted = true;
    void fetchPart().then((fetched) => {
      if (!fetched && isStillWanted) onFailed();
    });
    return () => {
      isStillWanted = false;
    };
  }, [isWanted, Panel, fetchPart, onFailed]);

  return {
    Panel,
    reach() {
      // A failure ahead of need is no failure: the click tries again.
      void fetchPart();
    },
  };
}
