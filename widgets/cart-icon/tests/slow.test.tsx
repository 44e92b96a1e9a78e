import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/page';
import { gate } from '@/testing/requests';
import { ICON, icon, line, many, panel, shopWith } from './iconPage';

it('does not take what is added while a slow cart is on its way for all that is in it', { tags: ['D-11'] }, async () => {
  const lines = many(3);
  localStorage.setItem('vitrin:cart-count', '3');
  const { user, server } = await renderPage(ICON, { shop: shopWith(lines) });
  const { open, opened } = gate();
  server.use(
    http.get('*/api/catalog/cart', () => opened),
    http.post('*/api/catalog/cart/4', () => {
      lines.push(line(4));
      return HttpResponse.json(line(4));
    }),
  );
  await icon('Sepet, 3 ürün');
  await window.vitrin?.cart.add({ productId: 4, quantity: 1, unit: 1 });
  await user.click(await icon('Sepet, 3 ürün'));
  expect(await panel()).toHaveTextContent(/^SepetimSepetiniz yükleniyor\.Sepete git$/);
  expect(localStorage.getItem('vitrin:cart-count')).toBe('3');
  open();
  expect(await icon('Sepet, 4 ürün')).toBeVisible();
  expect(await panel()).toHaveTextContent('Toplam₺48,00');
});

it('shows what is added to a cart that cannot be had, beside a word that it cannot', { tags: ['D-11'] }, async () => {
  const shop = shopWith(many(3));
  shop.setScenario({ faults: { 'cart.get': '500' } });
  const { user, server } = await renderPage(ICON, { shop });
  server.use(http.post('*/api/catalog/cart/4', () => HttpResponse.json(line(4))));
  await window.vitrin?.cart.get().catch(() => undefined);
  await window.vitrin?.cart.add({ productId: 4, quantity: 1, unit: 1 });
  await user.click(await icon('Sepet, 1 ürün'));
  expect(await panel()).toHaveTextContent('Sepetiniz yüklenemedi.');
});
