import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { answerRequests, stayingHere } from '@/testing/requests';

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
