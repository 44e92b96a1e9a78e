import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { readPage } from '@/page/readPage';
import { joinTabs } from '@/page/tabs';
import { createTexts } from '@/i18n';
import texts from '@/i18n/locales/tr';
import { loadCart } from '@/data/cart/calls';
import { loadAxios } from '@/data/http';
import { createStore } from '@/data/store';
import { shopWithCart } from '@/testing/cart';
import { stayingHere } from '@/testing/requests';
import { silentServices } from '@/testing/services';
import { requestCartOffer, requestOrder } from '../../../widgets/cart/requestOrder';
import { postPaymentLink } from '../../../widgets/checkout/paymentLink/api';
import { saveOfferCustomer } from '../../../widgets/offer-list/api';
import { cancelOrder } from '../../../widgets/order-list/api';
import { followOtherClosings } from '../otherClosings';
import { createReactions } from '../reactions';
import { createLossyShop, type Fate } from './lossyShop';

const CUSTOMER = { customerName: 'Ayşe', customerCompanyName: '', customerEmail: '', customerPhone: '' };

const [line] = shopWithCart(1).cart.items();
if (!line) throw new Error('the stand-in has nothing to order');
const { product, productUnit } = line;
const shop = createShop();

/** Tabs hear each other at once. */
const channels = new Set<EventTarget>();
class Channel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    channels.delete(this);
  }
}

let net: ReturnType<typeof createLossyShop>;
/** Ends the pages that are open. */
const close: Array<() => void> = [];

/** For the tests of a file that play: nobody leaves, and the clock is turned by hand. */
export function prepareToPlay(): void {
  stayingHere();
  // As the shell does, before anybody can press: the clock of these tests does not wait for a file.
  beforeAll(async () => {
    await loadAxios();
  });
  beforeEach(() => {
    const ending = new AbortController();
    document.addEventListener(
      'vitrin:order-unconfirmed',
      () => {
        net.tell();
      },
      { signal: ending.signal },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    return () => {
      ending.abort();
    };
  });
  afterEach(() => {
    for (const end of close.splice(0)) end();
    vi.useRealTimers();
  });
}

/** One page of the visitor, with what its buttons do. */
function openPage() {
  const stop = new AbortController();
  const services = silentServices({
    ending: stop.signal,
    keys: createIdempotencyKeys('7'),
    tabs: joinTabs((news) => {
      if (news.kind === 'cart') void store.dispatch(loadCart());
      else if (news.kind === 'closing') others.hear(news);
    }, stop.signal),
  });
  const page = readPage(services.log);
  const i18n = createTexts('tr', texts, {});
  const store = createStore(page, services, createReactions({ ...services, i18n, routes: page.routes }));
  const others = followOtherClosings(store, stop.signal);
  others.recall();
  void store.dispatch(loadCart());
  close.push(() => {
    stop.abort();
  });

  let isBusy = false;
  let isDone = false;
  /** What stands by its own button, which is busy meanwhile and gone after a success. */
  const once = (act: () => Promise<unknown>) => async () => {
    if (isBusy || isDone) return;
    isBusy = true;
    try {
      await act();
      isDone = true;
    } catch {
      // Said beside the button, if that is still there.
      if (!stop.signal.aborted) net.tell();
    } finally {
      isBusy = false;
    }
  };
  const closing = { keys: services.keys.links, content: '' };
  return {
    press: {
      order: () => store.dispatch(requestOrder({ note: '', priceName: null }, document)),
      offer: () => store.dispatch(requestCartOffer('', document)),
      'payment link': once(() => postPaymentLink({ amount: 100, email: '' }, false, closing, stop.signal)),
      cancel: once(() => cancelOrder(1041)),
      'offer save': once(() => saveOfferCustomer('TKF-1250', CUSTOMER)),
    },
    /** Is loaded anew. */
    leave() {
      stop.abort();
      net.leave();
    },
    /** Comes back from the cache of the browser. */
    comeBack() {
      net.breakOff();
      others.recall();
      void store.dispatch(loadCart());
    },
  };
}
type Page = ReturnType<typeof openPage>;
export type Deed = keyof Page['press'];
export const DEEDS = ['order', 'offer', 'payment link', 'cancel', 'offer save'] as const satisfies readonly Deed[];

const at = (seconds: number, then: () => void) => setTimeout(then, seconds * 1000);
/** A dealer who presses the button again and again, wherever it lets itself be pressed. */
const press = (page: () => Page, deed: Deed, from: number) => {
  for (const seconds of [0.6, 2, 10, 30, 61, 66, 90])
    if (seconds > from)
      at(seconds, () => {
        void page().press[deed]();
      });
};

/** What happens after the first press, which is at second 0.1. */
const THEN: Readonly<Record<'press again' | 'reload' | 'back' | 'second tab', (first: Page, deed: Deed) => void>> = {
  'press again'(first, deed) {
    press(() => first, deed, 0);
  },
  reload(first, deed) {
    let page = first;
    at(0.5, () => {
      first.leave();
      page = openPage();
    });
    press(() => page, deed, 0.5);
  },
  back(first, deed) {
    at(3, () => {
      first.comeBack();
    });
    press(() => first, deed, 3);
  },
  'second tab'(_, deed) {
    const second = openPage();
    press(() => second, deed, 0);
  },
};

/** Turns the clock until nothing waits any more; all that follows on a moment happens in it. */
async function playOut(): Promise<void> {
  const settle = () =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  await settle();
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
}

/** Plays one row. Answers for each time that it was carried out whether it was asked for after the words. */
export async function play(deed: Deed, fate: Fate, then: keyof typeof THEN, honoursKeys: boolean): Promise<readonly boolean[]> {
  shop.reset();
  localStorage.clear();
  shop.cart.add(String(product.id), String(productUnit.id), 2);
  net = createLossyShop(shop, honoursKeys, fate);
  vi.stubGlobal('XMLHttpRequest', net.Request);
  vi.stubGlobal('BroadcastChannel', Channel);
  const first = openPage();
  at(0.1, () => {
    void first.press[deed]();
  });
  THEN[then](first, deed);
  await playOut();
  for (const end of close.splice(0)) end();
  return net.carriedOut;
}
