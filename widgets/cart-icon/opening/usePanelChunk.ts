import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { CartPanelProps } from '../panel/CartPanel';

interface PanelChunk {
  /** Null until its code is there. */
  readonly Panel: ComponentType<CartPanelProps> | null;
  /** Fetches the code ahead, when pointer or focus reach for the icon. */
  reach(): void;
}

let pending: Promise<ComponentType<CartPanelProps>> | null = null;

/** One fetch for all icons of the page; a failed one is forgotten. */
function loadPanel(): Promise<ComponentType<CartPanelProps>> {
  pending ??= import('../panel/CartPanel').then(({ CartPanel }) => CartPanel);
  pending.catch(() => { pending = null; });
  return pending;
}

/** The mini cart's code, fetched on the first interaction. `onFailed`: it was wanted and could not be loaded. */
export function usePanelChunk(isWanted: boolean, onFailed: () => void): PanelChunk {
  const [Panel, setPanel] = useState<PanelChunk['Panel']>(null);
  const load = useCallback(async () => {
    const loaded = await loadPanel();
    setPanel(() => loaded);
  }, []);

  useEffect(() => {
    if (!isWanted || Panel) return undefined;
    let isStillWanted = true;
    load().catch(() => {
      if (isStillWanted) onFailed();
    });
    return () => { isStillWanted = false; };
  }, [isWanted, Panel, load, onFailed]);

  // A failure ahead of need is no failure: the click tries again.
  const reach = useCallback(() => void load().catch(() => undefined), [load]);
  return { Panel, reach };
}
