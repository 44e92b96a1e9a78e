import { screen, within } from '@testing-library/dom';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { Product } from '@mocks/wire';
import { container, renderPage, watchSaid, type PageOptions } from '@/testing/page';

/** Products that can be bought as they are, with a code that no other has in it. */
export function goodsOf(shop: Shop): readonly Product[] {
  return shop.catalogue.all.filter(
    ({ id, quantity, salePrice, defaultUnit }) =>
      (quantity ?? 0) > 50 &&
      (salePrice?.value ?? 0) > 0 &&
      defaultUnit?.multiplier === 1 &&
      shop.catalogue.variantCheck(id) === undefined,
  );
}

export async function openQuickOrder(data: object = {}, options: PageOptions = {}, attributes = 'data-load="eager"') {
  const shop = options.shop ?? createShop(options.scenario);
  const page = await renderPage(container('quick-order', data, attributes), { ...options, shop });
  // What reads a paste comes with the first one: e2e/ordering waits for it, these tests are about what is read.
  await Promise.all([window.vitrin?.ready, import('../rules/sheet')]);
  const codes = goodsOf(shop).map(({ code }) => code);
  return { ...page, codes, goods: goodsOf(shop), said: watchSaid() };
}

export const codeBox = (row: number) => screen.getByRole('textbox', { name: `Kod, ${row}. satır` });
export const amountBox = (row: number) => screen.getByRole('textbox', { name: `Miktar, ${row}. satır` });
/** The row of that number, the empty one at the end included. */
export const rowOf = (row: number) => {
  const found = codeBox(row).closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error('a box stands in no row');
  return within(found);
};
export const addAll = () => screen.getByRole('button', { name: /sepete ekle$/ });
/** What was done to the grid as a whole, as it stands above the rows. */
export const notice = () => screen.findByText(/./, { selector: '.vt-notice-bar__text' });
/** So many rows are there, and all can be added. */
export const ready = (rows: number) => screen.findByText(`${rows} / ${rows} satır hazır`);
/** What is said of a row whose add got no answer. */
export const UNSURE = 'Yanıt alınamadı. Yeniden eklemeden önce sepetinize bakın.';
/** Paths of what was asked to be added. */
export const added = (shop: { requests: ReadonlyArray<{ call: string; path: string }> }) =>
  shop.requests.filter(({ call }) => call === 'cart.add').map(({ path }) => path);
