import { screen, waitFor } from '@testing-library/dom';
import { container, renderPage, type PageOptions } from './page';

/** A product as the server sends it, with what a test cares about replaced. */
export function product(id: number, change: object = {}) {
  const unit = { id: id * 10, value: 'ADET', multiplier: 1, barcode: `869${id}`, defaultPrice: tl(100), listPrice: null };
  return {
    id,
    seo: `urun-${id}`,
    name: `Ürün ${id}`,
    code: `KOD-${id}`,
    image: `${id}.svg`,
    taxRate: 20,
    quantity: 50,
    brand: { code: 'B1', name: 'Bozkır' },
    model: { id: 12, name: 'Fort' },
    defaultUnit: unit,
    units: [unit],
    salePrice: tl(100),
    listPrice: null,
    inventory: [],
    ozelkod: '',
    ozelkod2: '',
    ...change,
  };
}

export const tl = (value: number) => ({ value, currency: 'TL' });

/** A unit of several pieces. */
export const box = (multiplier: number) => ({
  id: 77,
  value: 'KOLİ',
  multiplier,
  barcode: null,
  defaultPrice: tl(1200),
  listPrice: null,
});

/** A page whose list shows these products without a call. */
export async function showProducts(items: readonly object[], options: PageOptions = {}, data: object = {}) {
  const page = await renderPage(
    container('product-list', { items, total: items.length, page: 1, pages: 1, sort: 'name', ...data }),
    options,
  );
  await window.vitrin?.ready;
  return page;
}

/** A page whose list fetches what its address names. */
export async function showList(url: string, options: PageOptions = {}, attributes = '') {
  const page = await renderPage(container('product-list', undefined, attributes), { ...options, url });
  await window.vitrin?.ready;
  return page;
}

/** The list as a table, once its products are there. */
export async function table(): Promise<HTMLElement> {
  await received();
  return screen.getByRole('table', { name: 'Ürün listesi' });
}

/** Waits until nothing is on its way. */
export async function received(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[data-widget=product-list] [aria-busy=true]')) throw new Error('the list is still fetching');
    if (screen.queryAllByText(/ürün bulundu/).length === 0 && screen.queryByRole('alert') === null)
      throw new Error('nothing has come yet');
  });
}

export const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The texts of a product's row, by the title of their columns. */
export function row(name: string): Record<string, string> {
  const cells = [...rowOf(name).querySelectorAll('td, th')].map(({ textContent }) => textContent);
  return Object.fromEntries(titles().map((title, place) => [title, cells[place] ?? '']));
}

export function rowOf(name: string): HTMLElement {
  const found = screen.getByRole('link', { name }).closest('tr');
  if (!found) throw new Error(`${name} stands in no row`);
  return found;
}

/** The names of the products, in their order. */
export const names = () =>
  [...document.querySelectorAll('.vt-list-rows__name, .vt-list-card__name')].map(({ textContent }) => textContent);
