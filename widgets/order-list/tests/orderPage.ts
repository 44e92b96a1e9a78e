import { screen, waitFor, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests } from '@/testing/requests';

/** The page of past orders, once the widget is there; what it asked for may still be on its way. */
export async function showOrders(url = '/siparis/liste', options: PageOptions = {}) {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
  const page = await renderPage(container('order-list'), { ...options, url });
  await window.vitrin?.ready;
  return page;
}

/** A list that comes to its page later: `first` is done before it can ask for anything. */
export async function showOrdersAfter(first: () => void, options: PageOptions = {}) {
  const page = await renderPage('', options);
  first();
  document.body.insertAdjacentHTML('beforeend', container('order-list'));
  return page;
}

/** A list whose shop answers with `body`, once its rows or a notice are there. */
export async function showAnswer(body: object, options: PageOptions = {}) {
  const page = await showOrdersAfter(() => {
    answerRequests(200, JSON.stringify(body));
  }, options);
  await waitFor(() => {
    expect(list()).toHaveAttribute('aria-busy', 'false');
  });
  return page;
}

/** An order as the server sends it, with what a test cares about replaced. */
export const order = (id: number, change: object = {}) => ({
  id,
  orderNo: `SP-${id}`,
  date: '2026-11-21T14:05:09',
  isCancel: '0',
  createdBy: 'Ayşe Demir',
  total: { value: 1234.5, currency: 'TL' },
  orderItems: [item(1, 10)],
  ...change,
});

/** A line of an order, so many pieces at that price. */
export const item = (quantity: number, price: unknown, change: object = {}) => ({
  image: 'vida m8.svg',
  code: 'V-8',
  name: 'Vida M8',
  quantity,
  price,
  unit: 'ADET',
  ...change,
});

export const list = () => screen.getByRole('region', { name: 'Siparişlerim' });
const table = () => screen.findByRole('table', { name: 'Siparişlerim' });

/** The numbers of the orders, in their order. */
export const numbers = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('SP-'));

/** What stands in the cells of an order. */
export function cells(orderNo: string): string[] {
  const row = screen.getByRole('rowheader', { name: orderNo }).closest('tr');
  return [...(row?.cells ?? [])].slice(1).map(({ textContent }) => textContent);
}

export const details = (orderNo: string) => screen.getByRole('button', { name: `${orderNo} ayrıntıları` });
export const cancelOf = (orderNo: string) => screen.getByRole('button', { name: `İptal et: ${orderNo}` });
export const pageLink = (name: string) =>
  within(screen.getByRole('navigation', { name: /^Sayfalar/ })).getByRole('link', { name });
