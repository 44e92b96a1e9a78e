import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { answerRequests, asksBeforeLeaving, holdRequests, requestsOf, stayingHere } from '@/testing/requests';
import { button } from './cartPage';
import { isHeld } from './cartPage';

const left = stayingHere();
const ORDER = 'Siparişiniz alınmış olabilir. Yeniden göndermeden önce siparişlerinizi kontrol edin.';
const OFFER = 'Teklif isteğiniz alınmış olabilir. Yeniden göndermeden önce tekliflerinizi kontrol edin.';
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

it.each([
  ['Siparişi onayla', 'cart.order', ORDER, 'Siparişlerim', '/siparis/liste'],
  ['Teklif iste', 'cart.offer', OFFER, 'Tekliflerim', '/teklif/liste'],
] as const)(
  'an empty cart says after %s that it may have been placed',
  { tags: ['D-66'] },
  async (name, call, text, link, href) => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    // Carried out; the answer breaks off.
    shop.setScenario({ faults: { [call]: 'truncated' } });
    await user.click(button(name));
    const empty = await screen.findByText('Sepetiniz boş.');
    const notice = within(empty.parentElement ?? document.body);
    expect(notice.getByText(text)).toBeVisible();
    expect(notice.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(left()).toEqual([]);
  },
);

it('has no link where the page has no such route', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop, { page: { routes: {} } });
  shop.setScenario({ faults: { 'cart.order': 'html' } });
  await user.click(button('Siparişi onayla'));
  expect((await alertSaying(ORDER)).queryByText('Siparişlerim')).toBeNull();
});

it.each([
  ['Siparişi onayla', 'cart.order'],
  ['Teklif iste', 'cart.offer'],
] as const)('%s: what was said of it goes as it is sent again', { tags: ['D-64'] }, async (name, call) => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  shop.setScenario({ faults: { [call]: '422' } });
  await user.click(button(name));
  await alertSaying('Gönderilen bilgiler geçersiz.');
  await isHeld(false);
  shop.setScenario({ faults: { [call]: 'timeout' } });
  await user.click(button(name));
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
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

it.each([
  ['Siparişi onayla', 'cart.order', 'order'],
  ['Teklif iste', 'cart.offer', 'offer'],
] as const)('%s: the page is told once that nobody knows', { tags: ['D-66'] }, async (name, call, kind) => {
  const shop = shopWithCart(1);
  const { user, events } = await showCart(shop);
  shop.setScenario({ faults: { [call]: 'html' } });
  await user.click(button(name));
  await isHeld(false);
  const told = events.filter(({ type }) => type === 'vitrin:order-unconfirmed');
  expect(told.map(({ detail }) => detail as object)).toEqual([{ kind }]);
  expect(told[0]?.target).toHaveAttribute('data-widget', 'cart');
});

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
      expect(requestsOf(shop, call)).toHaveLength(1);
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
