import type { VitrinCart } from '@/contract/vitrin';
import { isSavedSetting } from '@/data/session/savedSetting';
import { rememberCartCount } from '@/page/cartCount';
import { followOrderLinks } from '@/page/orderLink';
import type { Panels } from '@/page/panels';
import { readPage } from '@/page/readPage';
import { whenSeen } from '@/page/whenSeen';
import { focusPressed } from '@/ui/focusPressed';
import { holdPress } from '@/ui/holdPress';
import { leaveBox } from '@/ui/leaveBox';
import { pressOnce } from '@/ui/pressOnce';
import { dom } from '@/runtime/page/dom';
import type { Run } from '@/runtime/page/run';
import { createTexts } from '@/i18n';
import type { Texts } from '@/i18n/texts';
import { createStore, type AppStore } from '@/data/store';
import { settingSavedElsewhere } from '@/data/session/slice';
import { loadCart } from '@/data/cart/calls';
import { loadAxios } from '@/data/http';
import { cartByScript } from './cartByScript';
import { followPage } from './followPage';
import { createMounter, type MountRequest } from './mount';
import { followOtherClosings } from './otherClosings';
import { followUser } from './outdated';
import { createPageColors } from './pageColors';
import { createReactions } from './reactions';
import { createServices } from './services';

/** What stands behind the runtime once a widget needs it. It ends with the run that it was started in. */
export interface Shell {
  /** Mounts a widget; answers with its unmounting. */
  mount(request: MountRequest): () => void;
  readonly cart: VitrinCart;
  readonly panels: Pick<Panels, 'open' | 'close'>;
}

/**
 * Reads the page, makes its one store, its texts and its services. A run has one at a time.
 * @throws Error where the page can have no calls.
 */
export async function startShell(texts: Texts, whole: Run): Promise<Shell> {
  // Before the first press needs it. Where it does not come, the call that needs it says so.
  const calls = loadAxios();
  calls.catch(() => undefined);
  // On locked prototypes it need not run. Widgets that stood there without calls would be worse than their fallbacks.
  if (Object.isFrozen(Object.prototype)) await calls;
  // What a page is told and keeps is of the moment in which it is looked at.
  if (dom.prerendering) await new Promise((go) => dom.addEventListener('prerenderingchange', go));
  whole.ending.throwIfAborted();
  const life = new AbortController();
  const stop = () => {
    life.abort();
  };
  // It ends before its run where the page becomes another one.
  whole.ending.addEventListener('abort', stop, { signal: life.signal });
  const run: Run = { ...whole, ending: life.signal };
  const page = readPage(run.log);
  // The next to log in may be another: whose cart the number was of is not known any more.
  if (page.visitor === 'visitor') rememberCartCount(null);
  const i18n = createTexts(page.locale, texts, page.messages);
  const services = createServices(run, i18n, page.user?.id ?? null, (news) => {
    if (news.kind === 'cart') followCart();
    else if (news.kind === 'closing') closings.hear(news);
    else if (isSavedSetting(news)) store.dispatch(settingSavedElsewhere(news));
  });
  const reactions = createReactions({
    ...services,
    i18n,
    get routes() {
      return store.getState().session.page.routes;
    },
  });
  const store: AppStore = createStore(page, services, reactions);
  // Ten tabs that are open behind the one in use ask the shop nothing until they are looked at. An order takes what the shop has, which
  // a colleague may have changed at another computer since.
  const followCart = whenSeen(() => {
    if (store.getState().cart.status !== 'idle') void store.dispatch(loadCart());
  }, run.ending);
  // What could not be fetched is out of date, and only the cart itself says so. A computer that wakes up has no network yet.
  const retryCart = () => {
    if (store.getState().cart.status === 'failed') followCart();
  };
  dom.addEventListener('visibilitychange', retryCart, { signal: run.ending });
  window.addEventListener('online', retryCart, { signal: run.ending });
  const closings = followOtherClosings(store, run.ending);
  closings.recall();
  // A page that comes back from the back/forward cache shows what was true when it left.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      closings.recall();
      followCart();
    },
    { signal: run.ending },
  );
  // What is typed counts before a press that moves no focus, as by voice or a script, does anything.
  dom.addEventListener('click', leaveBox, { capture: true, signal: run.ending });
  dom.addEventListener('click', focusPressed, { capture: true, signal: run.ending });
  holdPress(run.ending);
  pressOnce(run.ending);
  dom.addEventListener(
    'vitrin:error',
    ({ detail }) => {
      // For the inspector, which may come long after: what could not be read of answers belongs to no container.
      if (detail.code === 'invalid-answer') run.log.note(dom.documentElement, detail);
      // Nobody waits for it any more: it must not open later by itself.
      if (detail.code === 'load-failed') services.panels.close(detail.widget);
    },
    { signal: run.ending },
  );
  followUser(store, page, run.ending);
  followOrderLinks(services);
  const widgets = createMounter(store, services, i18n, createPageColors(run.ending));
  followPage(store, widgets, i18n, run, stop);
  return { mount: widgets.mount, cart: cartByScript(store, run.ending), panels: services.panels };
}
