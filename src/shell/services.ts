import type { i18n } from 'i18next';
import type { Id } from '@/domain/id';
import { createAnnouncer } from '@/page/announce';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { createLeaveWarnings } from '@/page/leaveWarning';
import { createPanels } from '@/page/panels';
import type { Run } from '@/runtime/page/run';
import type { PageServices } from '@/page/services';
import { joinTabs, type TabNews } from '@/page/tabs';
import { createFrontLayer } from '@/page/topLayer';
import { createToasts } from './toasts';

/** Makes what the page does for its widgets; `user` is the id of who is looking, `hear` is called with what other tabs tell. */
export function createServices(run: Run, i18n: i18n, user: Id | null, hear: (news: TabNews) => void): PageServices {
  const inFront = { ...run, frontLayer: createFrontLayer() };
  return {
    ...run,
    announce: createAnnouncer(inFront),
    keys: createIdempotencyKeys(String(user ?? '')),
    leaveWarnings: createLeaveWarnings(run.ending),
    panels: createPanels(),
    toasts: createToasts({ ...inFront, i18n }),
    tabs: joinTabs(hear, run.ending),
  };
}
