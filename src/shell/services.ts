import type { i18n } from 'i18next';
import { createAnnouncer } from '@/host/announce';
import { createPanels } from '@/host/panels';
import type { Run } from '@/host/run';
import type { PageServices } from '@/host/services';
import { joinTabs, type TabNews } from '@/host/tabs';
import { createFrontLayer } from '@/host/topLayer';
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
    toasts: createToasts({ i18n, frontLayer, ending, announce }),
    tabs: joinTabs(hear, ending),
  };
}
