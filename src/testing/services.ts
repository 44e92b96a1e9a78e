import { createContainerLog } from '@/runtime/page/log';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { createLeaveWarnings } from '@/page/leaveWarning';
import { createPanels } from '@/page/panels';
import type { PageServices } from '@/page/services';

/** Services of a page that nobody looks at, for a store without one; `change` replaces some. */
export function silentServices(change: Partial<PageServices> = {}): PageServices {
  const say = () => undefined;
  const { ending = new AbortController().signal } = change;
  return {
    ending,
    log: createContainerLog(),
    followers: new Set(),
    beginAnew: say,
    wake: () => true,
    announce: say,
    keys: createIdempotencyKeys(''),
    leaveWarnings: createLeaveWarnings(ending),
    panels: createPanels(),
    toasts: { alert: say, withdraw: say, toast: say },
    tabs: { tell: say },
    ...change,
  };
}
