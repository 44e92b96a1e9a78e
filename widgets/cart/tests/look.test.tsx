import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { shopWithCart, showCart } from '@/testing/cart';
import { holdRequests } from '@/testing/requests';

it('stands as close as its container says, or as the visitor chose', async () => {
  const table = () => screen.findByRole('table', { name: 'Sepetteki ürünler' });
  const compact = container('cart', undefined, 'data-density="compact"');
  const shop = shopWithCart(1);
  await renderPage(compact, { shop, url: '/sepet' });
  expect(await table()).toHaveClass('vt-rows--compact');
  localStorage.setItem('vitrin:density', 'comfortable');
  await renderPage(compact, { shop, url: '/sepet' });
  expect(await table()).not.toHaveClass('vt-rows--compact');
  localStorage.setItem('vitrin:density', 'compact');
  await showCart(shop);
  expect(await table()).toHaveClass('vt-rows--compact');
});

it('names a row spacing that is none to the author of the page, and stands as without it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('cart', undefined, 'data-density="dense"'), { shop: shopWithCart(1), url: '/sepet' });
  expect(await screen.findByRole('table', { name: 'Sepetteki ürünler' })).not.toHaveClass('vt-rows--compact');
  expect(warn.mock.calls).toEqual([
    ['[vitrin] data-density: received "dense"; allowed: comfortable, compact; taken: comfortable.', expect.any(HTMLElement)],
  ]);
});

it('says total and number of lines beside the one order button', async () => {
  await showCart(shopWithCart(2));
  const buttons = screen.getAllByRole('button', { name: 'Siparişi onayla' });
  expect(buttons).toHaveLength(1);
  const bar = buttons[0]?.parentElement ?? document.body;
  expect(bar).toHaveTextContent(/^₺[\d.,]+2 ürün/);
  const [, total] = /^(₺[\d.]+,\d\d)/.exec(bar.textContent) ?? [];
  expect(within(screen.getByRole('region', { name: 'Sipariş özeti' })).getByText('Toplam').nextSibling).toHaveTextContent(
    String(total),
  );
});

it('waits with as many rows as the cart last had, which nobody hears', async () => {
  localStorage.setItem('vitrin:cart-count', '5');
  holdRequests();
  const shop = shopWithCart(5, { faults: { 'cart.get': 'timeout' } });
  await renderPage(container('cart'), { shop, url: '/sepet' });
  await window.vitrin?.ready;
  expect(screen.getByRole('status')).toHaveTextContent('Sepetiniz yükleniyor.');
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
});

it('waits with the same rows until the lines are there, also where it had none to go by', async () => {
  const rows: number[] = [];
  const waiting = () => document.querySelectorAll('.vt-cart-waiting__block--product').length;
  const observer = new MutationObserver(() => rows.push(waiting()));
  observer.observe(document, { childList: true, subtree: true });
  await showCart(shopWithCart(9));
  observer.disconnect();
  expect(new Set(rows)).toEqual(new Set([0, 3]));
});

it('leads on from an empty cart, by the ways that the page has', async () => {
  await showCart(shopWithCart(0), { page: { routes: { orders: '/siparis/liste', quickOrder: '/hizli' } } });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Alışverişe devam et', '/'],
    ['Hızlı sipariş', '/hizli'],
    ['Siparişlerim', '/siparis/liste'],
  ]);
});
