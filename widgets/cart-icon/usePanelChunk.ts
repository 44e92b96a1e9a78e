import { useCallback, useEffect, useState } from 'react';
import type { CartPanel } from './panel/CartPanel';

interface PanelChunk {
  /** Null until its code is there. */
  readonly Panel: typeof CartPanel | null;
  /** Fetches the code ahead, when pointer or focus reach for the icon. */
  reach(): void;
}

/** The mini cart's code, fetched on the first interaction. `onFailed`: it was wanted and could not be loaded. */
export function usePanelChunk(isWanted: boolean, onFailed: () => void): PanelChunk {
  const [Panel, setPanel] = useState<typeof CartPanel | null>(null);
  const load = useCallback(async () => {
    const chunk = await import('./panel/CartPanel');
    setPanel(() => chunk.CartPanel);
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
