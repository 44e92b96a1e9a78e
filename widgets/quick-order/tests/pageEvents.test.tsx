import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addAll, added, codeBox, openQuickOrder, ready } from './orderPage';

it('the page may stop one row, which says so; it is told of each that was added', { tags: ['D-11', 'D-65'] }, async () => {
  const { user, shop, goods, events } = await openQuickOrder();
  const [first, second] = goods;
  document.querySelector('[data-widget=quick-order]')?.addEventListener('vitrin:before-add', (event) => {
    if (event.detail.productId === first?.id) event.preventDefault();
  });
  await user.click(codeBox(1));
  await user.paste(`${first?.code}\t2\n${second?.code}\t3`);
  await ready(2);
  await user.click(addAll());
  expect(await screen.findByText('1 satır sepete eklendi. 1 satır eklenemedi, nedeni satırında yazıyor.')).toBeVisible();
  expect(codeBox(1)).toHaveValue(first?.code);
  expect(codeBox(1)).toHaveAccessibleDescription('Sepete eklenemedi.');
  expect(added(shop)).toEqual([`/api/catalog/cart/${second?.id}`]);
  const told = events.filter(({ type }) => type === 'vitrin:added-to-cart');
  expect(told.map(({ detail }) => detail as object)).toEqual([expect.objectContaining({ productId: second?.id, quantity: 3 })]);
});
