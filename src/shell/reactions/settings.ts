import type { SavedSetting } from '@/api/settings';
import { emit } from '@/host/events';
import { reload } from '@/host/navigation';
import { acceptCookies } from '@/store/cookies';
import { saveSetting, settingHeard } from '@/store/settings';
import type { RootState } from '@/store/store';
import type { Reaction, Tools } from './tools';

/** Choices that go back to what they were when they cannot be saved: that must be noticed. The others stay silent. */
const TOLD: ReadonlyArray<SavedSetting['key']> = ['defaultCurrency', 'branch', 'locale'];
/** Choices that make another page of every page. */
const RELOADS: ReadonlyArray<SavedSetting['key']> = ['branch', 'locale'];

/** What saving a setting brings about, and hearing of one saved in another tab. Decisions 5, 13, 34 and 59. */
export function settingsReaction({ tabs, toLoginAfter401, alertFailure }: Tools, getState: () => RootState): Reaction {
  return (action) => {
    if (saveSetting.fulfilled.match(action)) {
      tabs.tell({ kind: 'setting', ...action.meta.arg });
      if (RELOADS.includes(action.meta.arg.key)) reload();
    } else if (saveSetting.rejected.match(action)) {
      if (!toLoginAfter401(action.payload) && TOLD.includes(action.meta.arg.key)) alertFailure(action.payload);
    } else if (acceptCookies.rejected.match(action)) alertFailure(action.payload);
    else if (settingHeard.match(action) && action.payload.key === 'defaultCurrency') {
      emit(document, 'vitrin:currency-changed', { currency: getState().session.currency });
    }
  };
}
