import { screen } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { addAll, added, codeBox, openQuickOrder, ready } from './orderPage';

it('sends no more rows to a shop that says they are too many, and keeps them ready', async () => {
  const { user, shop, goods, server } = await openQuickOrder();
  const [first, second, third, fourth] = goods;
  const tooMany = () => new HttpResponse('', { status: 429, headers: { 'Retry-After': '30' } });
  server.use(http.post(`*/api/catalog/cart/${second?.id}`, tooMany, { once: true }));
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
