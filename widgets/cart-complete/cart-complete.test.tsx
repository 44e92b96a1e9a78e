import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

async function render(orderNo: unknown, more = '', options = {}) {
  const page = await renderPage(`${container('cart-complete', { orderNo })}${more}`, options);
  await window.vitrin?.ready;
  return page;
}

describe('the page after an order', () => {
  it.each([
    ['SP-1001', 'SP-1001'],
    [1001, '1001'],
    [0, '0'],
    [' A<b>7 ', 'A<b>7'],
  ])('says that it succeeded, and its number: %j', { tags: ['S2-2.10'] }, async (orderNo, text) => {
    await render(orderNo);
    expect(screen.getByRole('heading', { name: 'Siparişiniz başarılı.' })).toBeVisible();
    expect(screen.getByText(`Sipariş numarası: ${text}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alışverişe devam et' })).toHaveAttribute('href', '/');
  });

  it('leads to the orders, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await render('SP-1');
    for (const name of ['Sipariş numarası: SP-1', 'Siparişlerim'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/siparis/liste');
    await user.click(screen.getByRole('button', { name: 'Yazdır' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('links nothing to orders that the page has no place for', async () => {
    await render('SP-1', '', { page: { routes: {} } });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Alışverişe devam et']);
  });

  it.each([
    [{ total: 1234.5, currency: 'TL' }, 'Toplam: ₺1.234,50'],
    [{ total: '99,90', currency: 'USD' }, 'Toplam: $99,90'],
    // The ids of the page's currencies, and an object (decision 1).
    [{ total: 1234.5, currency: 1 }, 'Toplam: ₺1.234,50'],
    [{ total: 10, currency: '2' }, 'Toplam: $10,00'],
    [{ total: 10, currency: { id: 2, code: 'USD' } }, 'Toplam: $10,00'],
    [{ total: 1234.5 }, null],
    [{ total: 'çok', currency: 'TL' }, null],
    [{}, null],
  ])('says what the order comes to where the page does: %j', async (data, said) => {
    await renderPage(container('cart-complete', { orderNo: 'SP-1', ...data }));
    await window.vitrin?.ready;
    expect(screen.getByRole('heading', { name: 'Siparişiniz başarılı.' })).toBeVisible();
    expect(screen.queryByText(/^Toplam/)?.textContent ?? null).toBe(said);
  });

  it('speaks English', async () => {
    await render(7, '', { page: { locale: 'en' } });
    expect(screen.getByRole('heading', { name: 'Your order has been placed.' })).toBeVisible();
    expect(screen.getByText('Order number: 7')).toBeVisible();
  });

  it('takes the number from the container as well', async () => {
    await renderPage(container('cart-complete', undefined, 'data-order-no="SP-7"'));
    expect(await screen.findByText('Sipariş numarası: SP-7')).toBeVisible();
  });

  it('fetches the cart, so that the next page no longer begins with the old number of lines', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    await render('SP-1');
    await waitFor(() => {
      expect(localStorage.getItem('vitrin:cart-count')).toBe('0');
    });
  });

  it('shares that call with the cart icon', async () => {
    const { shop } = await render('SP-1', container('cart-icon'));
    expect(await screen.findByRole('button', { name: 'Sepet' })).toBeVisible();
    await waitFor(() => {
      expect(localStorage.getItem('vitrin:cart-count')).toBe('0');
    });
    expect(shop.requests.filter(({ call }) => call === 'cart.get')).toHaveLength(1);
  });

  it.each([[undefined], [null], [''], ['  '], [true], [{ no: 1 }]])(
    'keeps its fallback without a number: %j',
    async (orderNo) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const html = container('cart-complete', { orderNo }).replace('</div>', '<p>Siparişiniz alındı</p></div>');
      const { events } = await renderPage(html);
      await window.vitrin?.ready;
      expect(screen.getByText('Siparişiniz alındı')).toBeVisible();
      expect(screen.queryByRole('heading')).toBeNull();
      expect(warn.mock.calls[0]?.[0]).toMatch(/orderNo: received .*; allowed: /);
      expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({
        code: 'invalid-data',
        field: 'orderNo',
      });
    },
  );
});
