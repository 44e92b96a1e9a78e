import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { cells, list, numbers, order, pageLink, showAnswer, showOrders } from './orderPage';

describe('the list', () => {
  it.each([[{ items: {} }], [{ items: [{ id: 7 }], pages: 1 }], [{ total: 0 }]])(
    'says that an answer is none: %j',
    { tags: ['S2-7.12', 'D-9'] },
    async (body) => {
      await showAnswer(body);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Siparişleriniz yüklenemedi.Sunucudan beklenen yanıt alınamadı. Lütfen tekrar deneyin.',
      );
      expect(screen.queryByText('Henüz siparişiniz yok.')).toBeNull();
    },
  );

  it('says so where there are no orders, and leads to the shop', async () => {
    await showOrders('/siparis/liste', { scenario: { orders: 0 } });
    expect(await screen.findByText('Henüz siparişiniz yok.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alışverişe devam et' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('does not claim that there are none where only this page is empty', async () => {
    await showOrders('/siparis/liste?page=9', { scenario: { orders: 24 } });
    expect(await screen.findByText('Bu sayfada kayıt yok.')).toBeVisible();
    expect(pageLink('Sayfa 2')).toHaveAttribute('href', '/siparis/liste?page=2');
    expect(screen.getByRole('link', { name: 'Son sayfaya git' })).toHaveAttribute('href', '/siparis/liste?page=2');
    expect(pageLink('Sayfa 2')).not.toHaveAttribute('aria-current');
  });

  it('needs no total', { tags: ['S2-7.12'] }, async () => {
    await showAnswer({ items: [order(7)] });
    expect(await numbers()).toEqual(['SP-7']);
    expect(screen.queryByText(/sipariş$/)).toBeNull();
  });

  it('of 250 orders has 13 pages of 20', { tags: ['S2-2.43'] }, async () => {
    await showOrders('/siparis/liste?page=13', { scenario: { orders: 250 } });
    expect(await numbers()).toHaveLength(10);
    expect(screen.getByText('250 sipariş')).toBeVisible();
    expect(pageLink('Sayfa 13')).toHaveAttribute('aria-current', 'page');
    expect(pageLink('Sayfa 1')).toHaveAttribute('href', '/siparis/liste');
  });

  it('waits with a placeholder, and says that it does', async () => {
    await showOrders('/siparis/liste', { scenario: { faults: { orders: 'timeout' } } });
    expect(list()).toHaveAttribute('aria-busy', 'true');
    expect(within(list()).getByRole('status')).toHaveTextContent('Yükleniyor');
  });

  it('asks a visitor to sign in, and the shop for nothing', { tags: ['S2-6.06'] }, async () => {
    const { shop } = await showOrders('/siparis/liste', { scenario: { as: 'visitor' } });
    expect(await screen.findByText('Bu listeyi görmek için bayi hesabınızla giriş yapın.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
    expect(shop.requests).toEqual([]);
  });

  it('leaves nothing of an order that the shop names twice on the next page', async () => {
    const { user } = await showAnswer({ items: [order(7), order(7), order(8)], page: 1, pages: 2 });
    expect(await numbers()).toEqual(['SP-7', 'SP-7', 'SP-8']);
    answerRequests(200, JSON.stringify({ items: [order(9)], page: 2, pages: 2 }));
    await user.click(pageLink('Sayfa 2'));
    await waitFor(async () => {
      expect(await numbers()).toEqual(['SP-9']);
    });
  });

  it('shows what was ordered in its own prices, whatever the catalogue shows', async () => {
    await showOrders('/siparis/liste', { scenario: { settings: { showPriceStatus: '0', defaultCurrency: '2' } } });
    expect(await numbers()).toHaveLength(20);
    expect(cells('SP-2024-01041').at(-3)).toMatch(/^₺/);
  });

  it('begins with the order that was placed last', async () => {
    const { shop, user } = await showOrders();
    expect(await numbers()).toHaveLength(20);
    const { id, defaultUnit } =
      shop.catalogue.all.find(({ quantity, salePrice }) => (quantity ?? 0) > 99 && salePrice?.currency === 'TL') ?? {};
    shop.cart.add(String(id), String(defaultUnit?.id), 3);
    shop.cart.order('Not', '');
    await user.click(pageLink('Sayfa 2'));
    await waitFor(async () => {
      expect(await numbers()).toHaveLength(5);
    });
    await user.click(pageLink('Sayfa 1'));
    await waitFor(async () => {
      expect((await numbers())[0]).toBe(shop.cart.orders[0]?.orderNo);
    });
  });

  it('speaks English', async () => {
    const { user } = await showOrders('/siparis/liste', { scenario: { settings: { locale: 'en' } } });
    await user.click(await screen.findByRole('button', { name: 'Details of SP-2024-01041' }));
    expect(screen.getByRole('table', { name: 'Products of SP-2024-01041' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel: SP-2024-01041' })).toHaveTextContent(/^Cancel$/);
    expect(screen.getByText('24 orders')).toBeVisible();
    // As in the cart, where what is ticked is selected.
    const [line] = screen.getAllByRole('checkbox', { name: /^Select: / });
    if (line) await user.click(line);
    expect(screen.getByRole('button', { name: 'Order selected again: SP-2024-01041' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save selected to a list: SP-2024-01041' })).toBeVisible();
  });
});
