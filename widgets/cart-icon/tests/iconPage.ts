import { screen, waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { CartItem } from '@mocks/wire';
import { container, renderPage, type PageOptions } from '@/testing/page';

export const ICON = container('cart-icon');
export const icon = (name: RegExp | string) => screen.findByRole('button', { name });
export const panel = () => screen.findByRole('region', { name: 'Sepetim' });
/** Waits until the panel is closed. */
export const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Sepetim' })).toBeNull();
  });

/** A line of a cart as the shop sends it. */
export function line(id: number, change: { price?: number; quantity?: number; unit?: string; ozelkod2?: string } = {}): CartItem {
  const { price = 10, quantity = 1, unit = 'ADET', ozelkod2 = '' } = change;
  return {
    id: 500 + id,
    product: {
      id,
      seo: `vida-${id}`,
      name: `Vida ${id}`,
      code: `VD-${id}`,
      image: `vida ${id}.jpg`,
      brand: { code: 'B', name: 'B' },
      taxRate: 20,
      units: [],
      ozelkod: '',
      ozelkod2,
    },
    productUnit: { id: 1, value: unit, multiplier: 1, defaultPrice: { value: price, currency: 'TL' } },
    quantity,
  };
}

/** A customer's shop whose cart holds these lines. */
export function shopWith(lines: readonly CartItem[]): Shop {
  const shop = createShop();
  let held = lines;
  vi.spyOn(shop.cart, 'items').mockImplementation(() => held);
  vi.spyOn(shop.cart, 'clear').mockImplementation(() => {
    held = [];
  });
  return shop;
}

/** So many lines, each another product. */
export const many = (count: number) => Array.from({ length: count }, (_, place) => line(place + 1));

/** Nothing leaves the page: jsdom cannot. */
export const stay = (event: Event) => {
  event.preventDefault();
};

/** The page with one icon, its panel open. */
export async function openPanel(options: PageOptions = {}, html = ICON) {
  const page = await renderPage(`${html}<main><button type="button">Başka yer</button><p>Metin</p></main>`, options);
  await page.user.click(await icon(/^Sepet/));
  return { ...page, panel: await panel() };
}
