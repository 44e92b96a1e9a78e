import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { answerRequests, stayHere } from '@/testing/requests';
import { addAll, added, codeBox, openQuickOrder, ready } from './orderPage';

it.each([
  ['says that they are too many', 429],
  ['takes no token of the page', 419],
])('sends no more rows to a shop that %s, and keeps them ready', async (_, status) => {
  const { user, shop, goods, server } = await openQuickOrder();
  const [first, second, third, fourth] = goods;
  const refuse = () => new HttpResponse('', { status, headers: { 'Retry-After': '30' } });
  server.use(http.post(`*/api/catalog/cart/${second?.id}`, refuse, { once: true }));
  await user.click(codeBox(1));
  await user.paste([first, second, third, fourth].map((product) => `${product?.code}\t2`).join('\n'));
  await ready(4);
  await user.click(addAll());
  expect(await screen.findByText('1 satır sepete eklendi. 1 satır eklenemedi, nedeni satırında yazıyor.')).toBeVisible();
  expect(added(shop)).toEqual([`/api/catalog/cart/${first?.id}`]);
  expect(codeBox(1)).toHaveAccessibleDescription('Sepete eklenemedi.');
  expect(codeBox(2)).toHaveAccessibleDescription('Hazır');
  expect(codeBox(3)).toHaveAccessibleDescription('Hazır');
});

it('says that it waits where the shop asks it to', async () => {
  const { user, server } = await openQuickOrder();
  server.use(http.get('*/api/catalog/products*', () => new HttpResponse('', { status: 429, headers: { 'Retry-After': '30' } })));
  await user.type(codeBox(1), 'VD-1{Enter}');
  expect(await screen.findByText('Mağaza şu an yoğun, aramalar birazdan sürecek.')).toBeVisible();
});

it('says at the row that an administrator adds nothing', { tags: ['S1-8.04'] }, async () => {
  const { user, codes, server } = await openQuickOrder();
  server.use(http.post('*/api/catalog/cart/:id', () => HttpResponse.json({}, { status: 403 })));
  await user.type(codeBox(1), `${codes[0]}{Enter}`);
  await ready(1);
  await user.click(addAll());
  await waitFor(() => {
    expect(codeBox(1)).toHaveAccessibleDescription('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.');
  });
});

it(
  'keeps all rows ready where the session has ended, for who comes back from the login',
  { tags: ['S1-8.01', 'D-5'] },
  async () => {
    const left = stayHere();
    const { user, shop, goods } = await openQuickOrder();
    const [first, second] = goods;
    await user.click(codeBox(1));
    await user.paste([first, second].map((product) => `${product?.code}\t2`).join('\n'));
    await ready(2);
    shop.setScenario({ faults: { 'cart.add': '401' } });
    await user.click(addAll());
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
    await ready(2);
    shop.setScenario({ faults: {} });
    await user.click(screen.getByRole('button', { name: '2 satırı sepete ekle' }));
    await screen.findByText('2 satır sepete eklendi.');
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 2]);
  },
);

it('leads to the login where the shop redirects the search for a code there', { tags: ['D-5'] }, async () => {
  const left = stayHere();
  const { user } = await openQuickOrder();
  answerRequests(200, '<!doctype html><title>Giriş</title>', '/account/login');
  await user.type(codeBox(1), 'VD-1{Enter}');
  await waitFor(() => {
    expect(left).toContain('/account/login');
  });
});

it('asks about codes anew for who comes back from the login, and leads nobody there who has come back without one', async () => {
  const left = stayHere();
  const { user, shop, codes } = await openQuickOrder();
  const answered = () => shop.requests.filter(({ call, status }) => call === 'products' && status === 401).length;
  const comeBack = () => {
    window.dispatchEvent(new Event('pagehide'));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  };
  shop.setScenario({ faults: { products: '401' } });
  await user.click(codeBox(1));
  await user.paste(`${codes[0]}\t4\n${codes[1]}\t5`);
  const failed = () => screen.findAllByText('Oturumunuz sona erdi.');
  expect(await failed()).toHaveLength(2);
  expect(left).toEqual(['/account/login']);
  const before = answered();
  comeBack();
  await waitFor(() => {
    expect(answered()).toBe(2 * before);
  });
  expect(await failed()).toHaveLength(2);
  expect(left).toEqual(['/account/login']);
  shop.setScenario({ faults: {} });
  comeBack();
  await ready(2);
});
