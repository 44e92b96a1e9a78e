import { screen, waitFor, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests } from '@/testing/requests';

/** The page of offers, once its first page has come or failed to. */
export async function showOffers(options: PageOptions = {}) {
  const page = await renderPage(container('offer-list'), { url: '/teklif/liste', ...options });
  await arrived();
  return page;
}

/** The same in a shop that answers everything with `body`. */
export async function showAnswer(body: object) {
  const page = await renderPage('', { url: '/teklif/liste' });
  answerRequests(200, JSON.stringify(body));
  addOffers();
  await arrived();
  return page;
}

/** A list of one offer, whose shop answers everything after that so. */
export async function listThen(status: number, body: string) {
  const page = await showAnswer(pageOf(offer(7)));
  answerRequests(status, body);
  return page;
}

/** Puts the list into a page that is there. */
export function addOffers(): void {
  document.body.insertAdjacentHTML('beforeend', container('offer-list'));
}

async function arrived(): Promise<void> {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
  await window.vitrin?.ready;
  await screen.findByText(/^Teklif no$|yüklenemedi|^Henüz|^Bu mağaza|giriş yapın/);
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true].vt-records')).toBeNull();
  });
}

/** An offer as the server sends it, with what a test cares about replaced. */
export const offer = (id: number, change: object = {}) => ({
  id,
  orderNo: `TKF-${id}`,
  date: '2026-11-21T14:05:09',
  isCancel: '0',
  customerName: 'Ayşe Işık',
  customerCompanyName: 'Işık İnşaat',
  customerEmail: 'ayse@isik.example',
  customerPhone: '0532 111 22 33',
  offerItems: [line(101, 10, 100)],
  ...change,
});

/** A line of an offer: so many pieces at that price, taxed at 20 %. */
export const line = (id: number, quantity: number, price: unknown, change: object = {}) => ({
  id,
  code: `V-${id}`,
  name: `Vida ${id}`,
  quantity,
  price,
  profit: 0,
  taxRate: 20,
  image: 'vida.svg',
  order: 1,
  ...change,
});

/** A page with these offers. */
export const pageOf = (...items: readonly object[]) => ({ items, total: items.length, page: 1, pages: 1, sort: '-date' });

export function rowOf(orderNo: string): HTMLTableRowElement {
  const row = screen.getByRole('rowheader', { name: orderNo }).closest('tr');
  if (!row) throw new Error(`${orderNo} stands in no row`);
  return row;
}

/** What stands in the cells of an offer, without its actions. */
export const cells = (orderNo: string) => [...rowOf(orderNo).cells].slice(1, -1).map(({ textContent }) => textContent);

/** What can be done with an offer, beside looking at it. */
export const actions = (orderNo: string) =>
  within(rowOf(orderNo))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== details(orderNo).textContent);

export const press = (action: string, orderNo: string) => screen.getByRole('button', { name: `${action}: ${orderNo}` });
export const details = (orderNo: string) => screen.getByRole('button', { name: `${orderNo} ayrıntıları` });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const profits = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Kâr/ });
export const lines = (orderNo: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name: `${orderNo} ürünleri` }).tBodies].flatMap(({ rows }) =>
    [...rows].map(({ cells: all }) => [...all].map(({ textContent }) => textContent)),
  );
/** What the offer comes to, as it stands below its lines. */
export const sums = () => [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent);

/** What the shop was asked to change. */
export const written = (shop: { requests: ReadonlyArray<{ method: string; path: string; body: unknown }> }) =>
  shop.requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

/** The page of offers with the details of one. */
export async function unfold(orderNo: string, ...shown: Parameters<typeof showOffers>) {
  const page = await showOffers(...shown);
  await page.user.click(details(orderNo));
  return page;
}
