import type { Page, Visit } from '../page';

/** The offers that the session has requested, by their notes. */
export function offersPage({ shop }: Visit): Page {
  return {
    status: 200,
    template: 'offers',
    title: 'Tekliflerim',
    description: 'İstediğiniz teklifler.',
    styles: ['account'],
    data: { offers: { crumbs: [{ name: 'Tekliflerim', path: '/teklif/liste' }], notes: shop.cart.offers } },
  };
}
