import { saveSetting } from '@/store/settings';
import type { Reaction, Tools } from './tools';

/** What saving a setting brings about. Decisions 5 and 13. */
export function settingsReaction({ tabs, toLoginAfter401 }: Tools): Reaction {
  return (action) => {
    if (saveSetting.fulfilled.match(action)) tabs.tell({ kind: 'setting', ...action.meta.arg });
    else if (saveSetting.rejected.match(action)) toLoginAfter401(action.payload);
  };
}
