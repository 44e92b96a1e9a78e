import { createContainerLog } from '@/runtime/page/log';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { createPanels } from '@/page/panels';
import type { PageServices } from '@/page/services';

/** Services of a page that nobody looks at, for a store without one; `change` replaces some. */
export function silentServices(change: Partial<PageServices> = {}): PageServices {
  const say = () => undefined;
  return {
    ending: new AbortController().signal,
    log: createContainerLog(),
    followers: new Set(),
    beginAnew: say,
    wake: () => true,
    announce: say,
    keys: createIdempotencyKeys(''),
    panels: createPanels(),
    toasts: { alert: say, withdraw: say, toast: say },
    tabs: { tell: say },
    ...change,
  };
}
