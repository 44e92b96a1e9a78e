// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import type { CartItem } from '@mocks/wire';

/** The open panel of a cart of two lines at 2,50, each changed. */
async function panelOf(...changes: ReadonlyArray<{ price?: number; quantity?: number; taxRate?: number | null }>) {
  const shop = shopWithCart(2);
  const items: readonly CartItem[] = shop.cart.items().map((item, place) => {
    const { price = 2.5, quantity = 2, taxRate = 20 } = changes[place] ?? {};
    const productUnit = { ...item.productUnit, defaultPrice: { value: price, currency: 'TL' } };
    return { ...item, quantity, productUnit, product: { ...item.product, taxRate } };
  });
  vi.spyOn(shop.cart, 'items').mockReturnValue(items);
  const { user } = await renderPage(container('cart-icon'), { shop });
  await user.click(await screen.findByRole('button', { name: /^Sepet/ }));
  return screen.findByRole('region', { name: 'Sepetim' });
}

it('shows the exact unit price where the shown one and the quantity do not make the amount', { tags: ['D-72'] }, async () => {
  const panel = await panelOf({ price: 3.7733, quantity: 3 });
  const [first, second] = within(panel).getAllByRole('listitem');
  expect(first).toHaveTextContent(/3 ADET × ₺3,77 Tam birim fiyat ₺3,7733₺11,32$/);
  expect(second).toHaveTextContent(/2 ADET × ₺2,50₺5,00$/);
});

it('says that a tax nobody knows is missing in the totals', { tags: ['D-81'] }, async () => {
  const panel = await panelOf({ taxRate: null });
  expect(panel).toHaveTextContent('Ara toplam₺10,00KDV₺1,00Toplam₺11,00KDV oranı bilinmeyen ürünlere KDV eklenmedi');
});

it('says nothing of that where all are known', { tags: ['D-81'] }, async () => {
  expect(await panelOf()).not.toHaveTextContent(/bilinmeyen/);
});
