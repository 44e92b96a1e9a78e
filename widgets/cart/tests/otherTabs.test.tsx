import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { asksBeforeLeaving, gate, requestsOf, stayingHere } from '@/testing/requests';
import { button, cart, isHeld } from './cartPage';

const left = stayingHere();

/** What another tab of the shop tells. */
function tellAsOtherTab(...news: readonly unknown[]) {
  const tab = new BroadcastChannel('vitrin');
  for (const each of news) tab.postMessage(each);
  tab.close();
}

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
      expect(requestsOf(shop, 'cart.get')).toHaveLength(2);
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

it('is not emptied by an answer to a question that stood there before an order in another tab', { tags: ['D-66'] }, async () => {
  const shop = shopWithCart(1);
  const { user } = await showCart(shop);
  await user.click(button('Sepeti boşalt'));
  tellAsOtherTab({ kind: 'closing', id: 'order-1', isOver: false });
  await isHeld(true);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sepeti boşalt' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await cart()?.refresh();
  expect(requestsOf(shop, 'cart.clear')).toHaveLength(0);
});

it('takes the focus only where it would be lost with a line: not from who has left the cart', async () => {
  const shop = shopWithCart(2);
  const { user } = await showCart(shop);
  const box = (place: number) => screen.getAllByRole('spinbutton')[place] ?? document.body;
  const takeOutElsewhere = async (left: number) => {
    shop.cart.remove(String(shop.cart.items()[0]?.id));
    tellAsOtherTab({ kind: 'cart' });
    await waitFor(() => {
      expect(screen.queryAllByRole('spinbutton')).toHaveLength(left);
    });
  };
  await user.click(box(0));
  await takeOutElsewhere(1);
  expect(screen.getByRole('region', { name: 'Sepetim' })).toHaveFocus();
  await user.click(box(0));
  await user.click(document.body);
  await takeOutElsewhere(0);
  expect(document.body).toHaveFocus();
});

it.each(['Siparişi onayla', 'Teklif iste'])(
  'a change in another tab that comes behind one that is on its way is seen before it is closed by %s',
  { tags: ['D-64'] },
  async (name) => {
    const shop = shopWithCart(2);
    const [other] = shop.cart.items();
    shop.cart.remove(String(other?.id));
    const { events, server } = await showCart(shop);
    const { open, opened } = gate();
    server.use(http.patch('*/api/catalog/cart/:id', () => opened, { once: true }));
    button(/^Artır: /).click();
    button(name).click();
    expect(asksBeforeLeaving()).toBe(true);
    shop.cart.add(String(other?.product.id), String(other?.productUnit.id), 1);
    // What is told after it says that it has been heard.
    tellAsOtherTab({ kind: 'cart' }, { kind: 'setting', key: 'defaultCurrency', value: '1' });
    await waitFor(() => {
      expect(events.map(({ type }) => type)).toContain('vitrin:currency-changed');
    });
    open();
    expect(await screen.findByText('Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.')).toBeVisible();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    expect([...requestsOf(shop, 'cart.order'), ...requestsOf(shop, 'cart.offer')]).toEqual([]);
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
    expect(requestsOf(shop, 'cart.get')).toHaveLength(2);
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
    expect(requestsOf(shop, 'cart.order')).toHaveLength(1);
  });
  stop();
  await showCart(shop);
  await isHeld(true);
});

it(
  'a page that is opened after an order that ended holds them for one that another tab has begun',
  { tags: ['D-66'] },
  async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    const refuse = () => {
      // It had not heard of this one yet.
      localStorage.setItem('vitrin:closing', JSON.stringify({ id: 'of another tab', since: Date.now() }));
      return HttpResponse.json({ success: false, message: 'Limit doldu' });
    };
    server.use(http.post('*/api/catalog/cart', refuse, { once: true }));
    await user.click(button('Siparişi onayla'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Limit doldu');
    await showCart(shop);
    await isHeld(true);
  },
);

it.each(['{', 'null', '{"id":"x"}', '{"id":"x","since":0}', '{"id":"x","since":1e300}', '{"id":"x","since":tomorrow}'])(
  'a note of an order that cannot be or is over holds nothing: %s',
  { tags: ['D-66'] },
  async (note) => {
    // The clock may have been put back.
    localStorage.setItem('vitrin:closing', note.replace('tomorrow', String(Date.now() + 86_400_000)));
    await showCart(shopWithCart(1));
    await isHeld(false);
  },
);
