// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container, leavePage, renderPage } from '@/testing/page';
import type { Shop } from '@mocks/shop/shop';
import type { CartItem } from '@mocks/wire';

interface Change {
  readonly price?: number;
  readonly quantity?: number;
  readonly taxRate?: number | null;
}
const panelOf = (...changes: readonly Change[]) => openPanel(shopWithCart(2), changes);

/** The open panel of a cart of two lines at 2,50, each changed. */
async function openPanel(shop: Shop, changes: readonly Change[] = []) {
  const items: readonly CartItem[] = shop.cart.items().map((item, place) => {
    const { price = 2.5, quantity = 2, taxRate = 20 } = changes[place] ?? {};
    const productUnit = { ...item.productUnit, defaultPrice: { value: price, currency: 'TL' } };
    return { ...item, quantity, productUnit, product: { ...item.product, taxRate } };
  });
  vi.spyOn(shop.cart, 'items').mockReturnValue(items);
  const { user } = await renderPage(container('cart-icon'), { shop, page: { debitAging: null } });
  await user.click(await screen.findByRole('button', { name: /^Sepet/ }));
  return screen.findByRole('region', { name: 'Sepetim' });
}

it('shows the exact unit price where the shown one and the quantity do not make the amount', { tags: ['D-72'] }, async () => {
  const panel = await panelOf({ price: 3.7733, quantity: 3 });
  const [first, second] = within(panel).getAllByRole('listitem');
  expect(first).toHaveTextContent(/3 ADET × ₺3,77 Tam birim fiyat ₺3,7733₺11,32$/);
  expect(second).toHaveTextContent(/2 ADET × ₺2,50₺5,00$/);
});

it('says that its prices are without VAT, where it shows some', { tags: ['D-73'] }, async () => {
  expect(within(await panelOf()).getByText('KDV hariç')).toBeVisible();
  leavePage();
  const panel = await openPanel(shopWithCart(2, { settings: { showPriceStatus: '0' } }));
  expect(within(panel).queryByText('KDV hariç')).toBeNull();
});

it('says that a tax nobody knows is missing in the totals', { tags: ['D-81'] }, async () => {
  const panel = await panelOf({ taxRate: null });
  expect(panel).toHaveTextContent('Ara toplam₺10,00KDV₺1,00Toplam₺11,00KDV oranı bilinmeyen ürünlere KDV eklenmedi');
});

it('says nothing of that where all are known', { tags: ['D-81'] }, async () => {
  expect(await panelOf()).not.toHaveTextContent(/bilinmeyen/);
});

it('shows what is left of the limit, where the shop sets one', { tags: ['D-36'] }, async () => {
  const panel = await openPanel(shopWithCart(2, { settings: { b2b_risk_limit_islem: '1' }, riskLimit: 100 }));
  expect(await within(panel).findByRole('meter', { name: /^Limitinizden kalan ₺88,00$/ })).toHaveAttribute('aria-valuenow', '12');
});
