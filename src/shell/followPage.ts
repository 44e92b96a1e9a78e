import { flushSync } from 'react-dom';
import type { i18n } from 'i18next';
import { pageDataChanged } from '@/data/pageDataChanged';
import type { AppStore } from '@/data/store';
import { changeOverrides } from '@/i18n';
import { rememberCartCount } from '@/page/cartCount';
import { readPage } from '@/page/readPage';
import { emit } from '@/runtime/page/events';
import { fieldOf, pageLocale, pageText, readRawPage } from '@/runtime/page/pageElement';
import type { Run } from '@/runtime/page/run';
import { say } from '@/runtime/page/say';
import type { Mounter } from './mount';
import { pageRenewed } from './outdated';

const MISSING =
  '[vitrin] page data (#vitrin-page): received none, unlike before; allowed: one in every page. Without it no price shows.';

/**
 * Reads the page data anew when their text is another, and has all that is shown follow before anything is painted. The same
 * text changes nothing. Another user, or another language, makes another page of it, on which all begins anew, as when a page
 * is loaded; `stop` ends the shell. Decision 74. To be called when the page has just been read.
 */
export function followPage(
  store: AppStore,
  widgets: Mounter,
  i18n: i18n,
  { ending, followers, log, beginAnew }: Run,
  stop: () => void,
): void {
  let text = pageText();
  const identity = pageIdentity();
  const follow = () => {
    const before = text;
    text = pageText();
    if (text === before) return;
    if (text === undefined) say('warn', MISSING);
    if (pageIdentity() !== identity) {
      rememberCartCount(null);
      beginAnew(true);
      stop();
    } else {
      beginAnew(false);
      const page = readPage(log);
      flushSync(() => {
        store.dispatch(pageDataChanged(page));
        store.dispatch(pageRenewed());
        changeOverrides(i18n, page.messages);
        widgets.follow();
      });
    }
    emit(document, 'vitrin:page-data-changed', {});
  };
  followers.add(follow);
  ending.addEventListener('abort', () => {
    followers.delete(follow);
  });
}

/** Who looks at the page, if anybody knows, and in which language. */
function pageIdentity(): string {
  const { kind, page } = readRawPage();
  return [kind, pageLocale(), fieldOf(page.user, 'id')].join(' ');
}
