import { waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { Scenario } from '@mocks/shop/scenario';
import { container, renderPage, type PageOptions } from './page';

/**
 * A shop whose cart holds so many lines: 2 pieces each of products that are plentiful, priced in TL and sold in
 * several units.
 */
export function shopWithCart(lines: number, scenario: Partial<Scenario> = {}): Shop {
  const shop = createShop(scenario);
  const goods = shop.catalogue.all.filter(
    ({ quantity, salePrice, units, defaultUnit, id }) =>
      (quantity ?? 0) >= 500 &&
      salePrice?.currency === 'TL' &&
      salePrice.value > 0 &&
      units.length > 1 &&
      defaultUnit?.multiplier === 1 &&
      shop.catalogue.variantCheck(id) === undefined,
  );
  for (const { id, defaultUnit } of goods.slice(0, lines)) {
    const added = shop.cart.add(String(id), String(defaultUnit?.id), 2);
    if (!added.ok) throw new Error(added.refusal.text);
  }
  if (shop.cart.items().length < lines) throw new Error(`the catalogue has only ${goods.length} such products`);
  return shop;
}

/** The cart page of a shop, once its cart has come or failed to. */
export async function showCart(shop: Shop, options: PageOptions = {}) {
  const page = await renderPage(container('cart'), { ...options, shop, url: '/sepet' });
  await window.vitrin?.ready;
  const cart = document.querySelector<HTMLElement>('[data-widget=cart]');
  if (!cart) throw new Error('the page has no cart');
  await within(cart).findByText(/^Sepetteki ürünler|^Sepetiniz boş\.$|yüklenemedi/);
  // A busy machine renders the lines in slices.
  await waitFor(() => {
    expect(cart.querySelector('tbody[aria-busy=true]')).toBeNull();
  });
  return page;
}

/** The rows of the lines, without those of titles and notes. */
export const lines = () => [...document.querySelectorAll<HTMLElement>('tr[data-line]')];
