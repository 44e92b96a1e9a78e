import { pageData } from '@mocks/pageData';
import { createShop } from '@mocks/shop/shop';
import { renderPage } from '@/testing/page';

export const product = { id: 5, seo: 'vida', name: 'Vida', quantity: 5, salePrice: { value: 10, currency: 'TL' } };
export const settings = { showPriceStatus: '1', priceStatus: '1' };
export const eager = 'data-load="eager"';

/** The page data's element, with other data or none. */
export function pageElement(data: string | object | null): string {
  const json = typeof data === 'string' ? data : JSON.stringify(data);
  return data === null ? '' : `<script type="application/json" id="vitrin-page">${json}</script>`;
}

/** Another `#vitrin-page` in the place of the one there is; answers once the page has seen it. */
export async function change(data: string | object | null): Promise<void> {
  document.getElementById('vitrin-page')?.remove();
  document.body.insertAdjacentHTML('beforeend', pageElement(data));
  await Promise.resolve();
}

export const changes = (events: readonly Event[]) => events.filter(({ type }) => type === 'vitrin:page-data-changed').length;
export const stateOf = (id: string) => document.getElementById(id)?.dataset.vitrinState;

/** A page with containers that are ready, on page data of the shop but for `data`. */
export async function livingPage(html: string, data: object = {}) {
  const shop = createShop();
  const given = { ...pageData(shop), settings, ...data };
  const page = await renderPage(html, { shop, page: given });
  await window.vitrin?.ready;
  return { ...page, given };
}
