import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { cancelOf, cells, details, numbers, showOrders } from './orderPage';
import { alertsByNow } from '@/testing/messages';
import { watchSaid } from '@/testing/page';
import { gate } from '@/testing/requests';

const NUMBER = 'SP-2024-01041';
const cancels = (shop: Shop) => shop.requests.filter(({ call }) => call === 'orders.cancel');
const question = () => screen.getByRole('alertdialog', { name: 'Sipariş iptal edilsin mi?' });
const answer = (name: string) => within(question()).getByRole('button', { name });

async function ask() {
  const page = await showOrders();
  expect(await numbers()).toContain(NUMBER);
  await page.user.click(cancelOf(NUMBER));
  return page;
}

describe('cancelling an order', () => {
  it(
    'asks first, then says so in the place of the button, without another fetch',
    { tags: ['S2-2.41', 'S2-4.23', 'S2-4.24', 'S2-7.13'] },
    async () => {
      const { shop, user } = await ask();
      expect(question()).toHaveAccessibleDescription(`${NUMBER} iptal edilecek. Bu işlem geri alınamaz.`);
      expect(answer('Geri dön')).toHaveFocus();
      expect(cancels(shop)).toEqual([]);
      const said = watchSaid();
      await user.click(answer('Siparişi iptal et'));
      await waitFor(() => {
        expect(cells(NUMBER).at(-2)).toContain('İptal edildi');
      });
      expect(cancels(shop)).toMatchObject([
        { method: 'PATCH', path: '/api/catalog/order/1041', body: { cancel: true }, token: shop.csrfToken, status: 200 },
      ]);
      expect(shop.requests).toHaveLength(2);
      expect(screen.queryByRole('button', { name: `İptal et: ${NUMBER}` })).toBeNull();
      expect(details(NUMBER)).toHaveFocus();
      await waitFor(() => {
        expect(said()).toEqual([`${NUMBER} iptal edildi.`]);
      });
      expect(await alertsByNow()).toEqual([]);
    },
  );

  it('is not answered by the second click of a double one that asked', async () => {
    const { shop } = await ask();
    fireEvent.click(answer('Siparişi iptal et'), { detail: 2 });
    // React closes it a moment later.
    await Promise.resolve();
    expect(question()).toBeVisible();
    expect(cancels(shop)).toEqual([]);
  });

  it.each([
    ['Geri dön', (user: { click(element: Element): Promise<void> }) => user.click(answer('Geri dön'))],
    ['Escape', (user: { keyboard(keys: string): Promise<void> }) => user.keyboard('{Escape}')],
  ] as const)('does nothing after %s, and gives the focus back', async (_, leave) => {
    const { shop, user } = await ask();
    await leave(user);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cells(NUMBER).at(-2)).toContain('İptal et');
    expect(cancelOf(NUMBER)).toHaveFocus();
    expect(cancels(shop)).toEqual([]);
  });

  it('is asked of the shop once, and shows that it is under way', { tags: ['S2-4.23'] }, async () => {
    const { shop, user } = await ask();
    shop.setScenario({ faults: { 'orders.cancel': 'timeout' } });
    await user.click(answer('Siparişi iptal et'));
    await waitFor(() => {
      expect(cancels(shop)).toHaveLength(1);
    });
    expect(cancelOf(NUMBER)).toHaveAttribute('aria-busy', 'true');
    expect(cancelOf(NUMBER).querySelector('.vt-spinner')).toBeVisible();
    expect(cancelOf(NUMBER)).toHaveAttribute('aria-disabled', 'true');
    // Where the actions are a menu, it is closed by now.
    expect(screen.getByRole('button', { name: `${NUMBER} işlemleri` }).querySelector('.vt-spinner')).toBeVisible();
    await user.click(cancelOf(NUMBER));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(cancels(shop)).toHaveLength(1);
    expect(cancelOf('SP-2024-01040')).toHaveAttribute('aria-busy', 'false');
  });

  it('leaves the focus where the visitor has gone meanwhile', async () => {
    const { user, server } = await ask();
    const { open, opened } = gate();
    server.use(http.patch('*/api/catalog/order/1041', () => opened));
    await user.click(answer('Siparişi iptal et'));
    details('SP-2024-01040').focus();
    open();
    await waitFor(() => {
      expect(cells(NUMBER).at(-2)).toContain('İptal edildi');
    });
    expect(details('SP-2024-01040')).toHaveFocus();
  });
});
