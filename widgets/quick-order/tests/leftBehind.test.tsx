import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { addAll, codeBox, openQuickOrder, ready } from './orderPage';

it('counts a row that was left without stock by the one before it as not added', { tags: ['D-65'] }, async () => {
  const { user, goods, events } = await openQuickOrder();
  const good = goods.find(({ units }) => units.length > 1);
  const [piece, pack] = good?.units ?? [];
  await user.click(codeBox(1));
  await user.paste(`${good?.code}\t${good?.quantity}\t${piece?.value}\n${good?.code}\t1\t${pack?.value}`);
  await ready(2);
  await user.click(addAll());
  const said = '1 satır sepete eklendi. 1 satır eklenemedi, nedeni satırında yazıyor.';
  expect(await screen.findByText(said, { selector: '.vt-notice-bar__text' })).toBeVisible();
  const reason = 'Bu miktar için stok yetersiz';
  expect(codeBox(1)).toHaveAccessibleDescription(reason);
  await waitFor(() => {
    expect(events.find(({ type }) => type === 'vitrin:quick-order-added')?.detail).toMatchObject({
      added: [{ code: good?.code, quantity: good?.quantity }],
      failed: [{ code: good?.code, quantity: 1, reason }],
    });
  });
});
