import { alerted, alertWithdrawn } from '@/data/alert';
import type { AppStore } from '@/data/store';
import type { Page } from '@/page/readPage';
import { store } from '@/page/storage';
import { readStored } from '@/runtime/page/storage';

/** Whose page was read last, in whichever tab. */
const USER = 'user';
const ACTION = 'page/outdated';

/** The action that takes back what {@link judgePage} has said. */
export const pageRenewed = () => alertWithdrawn({ action: ACTION });

/**
 * The action that says that the shop has another user, branch or forgery token by now than this page, or takes that back. The page is not
 * loaded anew by itself: what is typed would be lost, and two tabs that a shop shows to two users would load each other for ever.
 */
export function judgePage(
  subject: 'user' | 'branch' | 'token',
  isOurs: boolean,
): ReturnType<typeof alerted | typeof alertWithdrawn> {
  const source = { action: ACTION, subject } as const;
  return isOurs ? alertWithdrawn(source) : alerted({ source, message: { key: 'page.outdated' } });
}

/**
 * Keeps whose page this is where all tabs of the shop see it, and looks whether it still is when a tab has read the page of another user,
 * and when this one comes back from the back/forward cache.
 */
export function followUser({ dispatch }: Pick<AppStore, 'dispatch'>, { user }: Page, signal: AbortSignal): void {
  // A page of nobody may be one that the shop keeps ready for everybody.
  if (!user) return;
  const id = String(user.id);
  store(USER, id);
  const look = () => {
    dispatch(judgePage('user', (readStored(USER) ?? id) === id));
  };
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === `vitrin:${USER}`) look();
    },
    { signal },
  );
  window.addEventListener('pageshow', look, { signal });
}
