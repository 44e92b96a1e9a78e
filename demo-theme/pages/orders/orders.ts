import type { Page } from '../page';

/** The list of past orders; they come with the widget's call. */
export function ordersPage(): Page {
  return {
    status: 200,
    template: 'orders',
    title: 'Siparişlerim',
    description: 'Verdiğiniz siparişler.',
    styles: ['order'],
    data: { orders: { crumbs: [{ name: 'Siparişlerim', path: '/siparis/liste' }] } },
  };
}
