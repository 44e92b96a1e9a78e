import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import type { Shop } from '@mocks/shop/shop';
import { answerRequests, holdRequests, stayingHere } from '@/testing/requests';

const left = stayingHere();
const ORDER = 'Siparişiniz alınmış olabilir. Yeniden göndermeden önce siparişlerinizi kontrol edin.';
const OFFER = 'Teklif isteğiniz alınmış olabilir. Yeniden göndermeden önce tekliflerinizi kontrol edin.';
const button = (name: string) => screen.getByRole('button', { name });
const alertSaying = async (text: string) => {
  const saying = () => screen.queryAllByRole('alert').find((alert) => alert.textContent.includes(text));
  await waitFor(() => {
    expect(saying()).toBeDefined();
  });
  return within(saying() ?? document.body);
};

it.each([
  ['Siparişi onayla', 'cart.order', ORDER, 'Siparişlerim', '/siparis/liste'],
  ['Teklif iste', 'cart.offer', OFFER, 'Tekliflerim', '/teklif/liste'],
] as const)(
  '%s: an end that nobody knows is told with a way to look, and holds the buttons until the cart has answered',
  { tags: ['D-66'] },
  async (name, call, text, link, href) => {
    const shop = shopWithCart(1);
    const { user, events } = await showCart(shop);
    shop.setScenario({ faults: { [call]: 'offline', 'cart.get': '500' } });
    await user.click(button(name));
    expect((await alertSaying(text)).getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(events.find(({ type }) => type === 'vitrin:action-failed')?.detail).toMatchObject({ reason: text });
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    for (const held of ['Siparişi onayla', 'Teklif iste', 'Kartla öde'])
      expect(button(held)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name).closest('[aria-busy=true]')).not.toBeNull();
    expect(button(name).querySelector('.vt-spinner')).not.toBeNull();
    button(name).click();
    expect(shop.requests.filter((entry) => entry.call === call)).toHaveLength(1);

    shop.setScenario({ faults: {} });
    await user.click(retry);
    await waitFor(() => {
      expect(button(name)).toHaveAttribute('aria-disabled', 'false');
    });
    expect(lines()).toHaveLength(1);
    expect(events.map(({ type }) => type)).not.toContain('vitrin:order-placed');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:offer-requested');
    expect(left()).toEqual([]);
  },
);

it('an empty cart says that the order may have been placed', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  // Carried out; the answer breaks off.
  shop.setScenario({ faults: { 'cart.order': 'truncated' } });
  await user.click(button('Siparişi onayla'));
  const empty = await screen.findByText('Sepetiniz boş.');
  const notice = within(empty.parentElement ?? document.body);
  expect(notice.getByText(ORDER)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Siparişlerim' })).toHaveAttribute('href', '/siparis/liste');
  expect(left()).toEqual([]);
});

it('has no link where the page has no such route', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop, { page: { routes: {} } });
  shop.setScenario({ faults: { 'cart.order': 'html' } });
  await user.click(button('Siparişi onayla'));
  expect((await alertSaying(ORDER)).queryByRole('link')).toBeNull();
});

it.each([
  ['{"success":false,"message":"Limit doldu"}', 'Limit doldu'],
  ['{"success":false}', 'Teknik bir hata yaşandı.'],
])('an order answered with %s was not placed, and can be sent again', { tags: ['D-66'] }, async (body, text) => {
  const shop = shopWithCart(1);
  const { events } = await showCart(shop);
  answerRequests(200, body);
  button('Siparişi onayla').click();
  await alertSaying(text);
  await waitFor(() => {
    expect(button('Siparişi onayla')).toHaveAttribute('aria-disabled', 'false');
  });
  expect(events.map(({ type }) => type)).not.toContain('vitrin:order-placed');
  expect(left()).toEqual([]);
});

/** What another tab of the shop tells. */
function tellAsOtherTab(...news: readonly unknown[]) {
  const tab = new BroadcastChannel('vitrin');
  for (const each of news) tab.postMessage(each);
  tab.close();
}
const isHeld = (held: boolean) =>
  waitFor(() => {
    for (const name of ['Siparişi onayla', 'Teklif iste', 'Kartla öde'])
      expect(button(name)).toHaveAttribute('aria-disabled', String(held));
  });
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const calls = (shop: Shop, call: string) => shop.requests.filter((entry) => entry.call === call);

it.each([
  ['Siparişi onayla', 'cart.order', 'order'],
  ['Teklif iste', 'cart.offer', 'offer'],
] as const)('%s: the page is told once that nobody knows', { tags: ['D-66'] }, async (name, call, kind) => {
  const shop = shopWithCart(1);
  const { user, events } = await showCart(shop);
  shop.setScenario({ faults: { [call]: 'html' } });
  await user.click(button(name));
  await isHeld(false);
  expect(events.filter(({ type }) => type === 'vitrin:order-unconfirmed').map(({ detail }) => detail as object)).toEqual([
    { kind },
  ]);
});

it('an order that is sent again has the key of before, until its end is known', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'offline' } });
  await user.click(button('Siparişi onayla'));
  await isHeld(false);
  // Another page of the same visitor.
  const { user: later } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': '422' } });
  await later.click(button('Siparişi onayla'));
  await isHeld(false);
  await later.click(button('Siparişi onayla'));
  await isHeld(false);
  const keys = calls(shop, 'cart.order').map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('an order that followed a change at once is sent again with its key', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user, server } = await showCart(shop);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.use(http.patch('*/api/catalog/cart/:id', () => held));
  shop.setScenario({ faults: { 'cart.order': 'offline' } });
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('{ArrowUp}');
  await user.click(button('Siparişi onayla'));
  go();
  await isHeld(false);
  expect(shop.requests.map(({ call }) => call).filter((call) => /change|order/.test(call))).toEqual([
    'cart.change',
    'cart.order',
  ]);
  await user.click(button('Siparişi onayla'));
  await isHeld(false);
  const keys = calls(shop, 'cart.order').map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

it('an empty cart forgets the keys of what may have emptied it', { tags: ['D-67'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'truncated' } });
  await user.click(button('Siparişi onayla'));
  await screen.findByText('Sepetiniz boş.');
  expect(Object.keys(localStorage).filter((name) => name.includes('keys:'))).toEqual([]);
});

it(
  'an order in another tab holds the buttons until it is over and the cart has been fetched since',
  { tags: ['D-66'] },
  async () => {
    const shop = shopWithCart(1);
    await showCart(shop);
    tellAsOtherTab({ kind: 'closing', id: 'order-1', isOver: false });
    await isHeld(true);
    // A fetch while it is under way tells nothing.
    tellAsOtherTab({ kind: 'cart' });
    await waitFor(() => {
      expect(calls(shop, 'cart.get')).toHaveLength(2);
    });
    button('Siparişi onayla').click();
    button('Teklif iste').click();
    await isHeld(true);

    shop.setScenario({ faults: { 'cart.get': '500' } });
    tellAsOtherTab({ kind: 'closing', id: 'order-1', isOver: true });
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    await isHeld(true);
    shop.setScenario({ faults: {} });
    retry.click();
    await isHeld(false);
    expect(shop.requests.map(({ call }) => call)).not.toContain('cart.order');
    expect(shop.requests.map(({ call }) => call)).not.toContain('cart.offer');
  },
);

it('tells the other tabs when it begins and when it is over', { tags: ['D-66'] }, async () => {
  const told: unknown[] = [];
  const tab = new BroadcastChannel('vitrin');
  tab.onmessage = ({ data }: MessageEvent<unknown>) => told.push(data);
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': '422' } });
  await user.click(button('Siparişi onayla'));
  await waitFor(() => {
    expect(told).toHaveLength(3);
  });
  tab.close();
  const id = expect.any(String) as string;
  expect(told).toEqual([{ kind: 'closing', id, isOver: false }, { kind: 'closing', id, isOver: true }, { kind: 'cart' }]);
});

it('forged and malformed news hold nothing', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  tellAsOtherTab(
    null,
    'closing',
    { kind: 'closing' },
    { kind: 'closing', id: '', isOver: false },
    { kind: 'closing', id: 7, isOver: false },
    { kind: 'closing', id: 'x'.repeat(65), isOver: false },
    { kind: 'closing', id: 'x', isOver: 'no' },
    { kind: 'closing', id: 'never begun', isOver: true },
    { kind: 'cart' },
  );
  await waitFor(() => {
    expect(calls(shop, 'cart.get')).toHaveLength(2);
  });
  await isHeld(false);
  await user.click(button('Siparişi onayla'));
  await waitFor(() => {
    expect(left()).toEqual(['reload']);
  });
});

it('a page that is opened while an order may be under way holds its buttons', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user, stop } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'timeout' } });
  await user.click(button('Siparişi onayla'));
  await waitFor(() => {
    expect(calls(shop, 'cart.order')).toHaveLength(1);
  });
  stop();
  await showCart(shop);
  await isHeld(true);
});

it.each(['{', 'null', '{"id":"x"}', '{"id":"x","since":0}', '{"id":"x","since":1e300}'])(
  'a note of an order that cannot be or is over holds nothing: %s',
  { tags: ['D-66'] },
  async (note) => {
    localStorage.setItem('vitrin:closing', note);
    await showCart(shopWithCart(1));
    await isHeld(false);
  },
);

it.each([
  ['Siparişi onayla', 'cart.order', 'reload'],
  ['Teklif iste', 'cart.offer', '/teklif/liste'],
] as const)(
  '%s: the browser asks before the page is left, until the end is known',
  { tags: ['D-66'] },
  async (name, call, next) => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    expect(asksBeforeLeaving()).toBe(false);
    shop.setScenario({ faults: { [call]: 'timeout' } });
    const giveUp = holdRequests();
    await user.click(button(name));
    await waitFor(() => {
      expect(calls(shop, call)).toHaveLength(1);
    });
    expect(asksBeforeLeaving()).toBe(true);
    giveUp();
    await isHeld(false);
    expect(asksBeforeLeaving()).toBe(false);

    // Our own way on is not asked about.
    let isAsked: boolean | null = null;
    const ending = new AbortController();
    const ask = () => {
      isAsked = asksBeforeLeaving();
    };
    document.addEventListener('vitrin:before-navigate', ask, { signal: ending.signal });
    shop.setScenario({ faults: {} });
    await user.click(button(name));
    await waitFor(() => {
      expect(left()).toEqual([next]);
    });
    ending.abort();
    expect(isAsked).toBe(false);
  },
);

it('after stop nothing asks before the page is left', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user, stop } = await showCart(shop);
  shop.setScenario({ faults: { 'cart.order': 'timeout' } });
  await user.click(button('Siparişi onayla'));
  await waitFor(() => {
    expect(asksBeforeLeaving()).toBe(true);
  });
  stop();
  expect(asksBeforeLeaving()).toBe(false);
});
