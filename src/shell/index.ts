import type { VitrinCart } from '@/contract/vitrin';
import { isSavedSetting } from '@/api/settings';
import { closePanel, openPanel, type Panel } from '@/host/panels';
import { readPage } from '@/host/page';
import { joinTabs } from '@/host/tabs';
import { createTexts } from '@/i18n';
import type { BaseTexts } from '@/i18n/load';
import { createStore } from '@/store/store';
import { settingSavedElsewhere } from '@/store/session';
import { loadCart } from '@/store/cart/calls';
import { cartByScript } from './cartByScript';
import { mounter, type MountRequest } from './mount';
import { createReactions } from './reactions';

/** What stands behind the runtime once a widget needs it. */
export interface Shell {
  /** Mounts a widget; answers with its unmounting. */
  mount(request: MountRequest): () => void;
  readonly cart: VitrinCart;
  readonly panels: Readonly<Record<keyof Panel, (widget: string) => void>>;
}

/** Reads the page, makes its one store and its texts. Called once for each page. */
export function startShell(texts: BaseTexts): Shell {
  const page = readPage();
  const i18n = createTexts(page.locale, texts, page.messages);
  const tabs = joinTabs((news) => {
    if (news.kind === 'cart') void store.dispatch(loadCart());
    else if (isSavedSetting(news)) store.dispatch(settingSavedElsewhere(news));
  });
  const store = createStore(page, createReactions({ i18n, routes: page.routes, tabs }));
  // A page that comes back from the back/forward cache shows what was true when it left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.getState().cart.status !== 'idle') void store.dispatch(loadCart());
  });
  return { mount: mounter(store, i18n), cart: cartByScript(store), panels: { open: openPanel, close: closePanel } };
}
