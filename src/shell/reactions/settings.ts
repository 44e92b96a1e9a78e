import { RELOADS } from '@/data/session/savedSetting';
import { emit } from '@/runtime/page/events';
import { reload } from '@/page/navigation';
import { saveSetting, settingSavedElsewhere } from '@/data/session/slice';
import { judgePage } from '../outdated';
import type { StartAppListening } from './context';

/** What saving a setting brings about, and hearing of one saved in another tab. Decisions 13, 34 and 59. */
export function listenToSettings(start: StartAppListening): void {
  start({
    actionCreator: saveSetting.fulfilled,
    effect({ meta: { arg: setting } }, { extra: { tabs } }) {
      tabs.tell({ kind: 'setting', ...setting });
      if (RELOADS.includes(setting.key)) reload();
    },
  });
  start({
    actionCreator: settingSavedElsewhere,
    effect({ payload: { key, value } }, { dispatch, getState }) {
      const { currency, page } = getState().session;
      if (key === 'defaultCurrency') emit(document, 'vitrin:currency-changed', { currency });
      // Its prices and stocks are those of the branch that it was made for.
      if (key === 'branch') dispatch(judgePage(key, String(page.currentBranch) === value));
    },
  });
}
