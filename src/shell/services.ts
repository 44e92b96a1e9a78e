import type { i18n } from 'i18next';
import { createAnnouncer } from '@/page/announce';
import { createPanels } from '@/page/panels';
import type { Run } from '@/runtime/page/run';
import type { PageServices } from '@/page/services';
import { joinTabs, type TabNews } from '@/page/tabs';
import { createFrontLayer } from '@/page/topLayer';
import { createToasts } from './toasts';

/** Makes what the page does for its widgets; `hear` is called with what other tabs tell. */
export function createServices(run: Run, i18n: i18n, hear: (news: TabNews) => void): PageServices {
  const { ending } = run;
  const frontLayer = createFrontLayer();
  const announce = createAnnouncer(frontLayer, ending);
  return {
    ...run,
    announce,
    panels: createPanels(),
    toasts: createToasts({ i18n, frontLayer, ending }),
    tabs: joinTabs(hear, ending),
  };
}
