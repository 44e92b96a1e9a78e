import type { Page } from '../page';

/** The list of offers; they come with the widget's call. */
export function offersPage(): Page {
  return {
    status: 200,
    template: 'offers',
    title: 'Tekliflerim',
    description: 'Müşterilerinize hazırladığınız teklifler.',
    styles: ['order'],
    data: { offers: { crumbs: [{ name: 'Tekliflerim', path: '/teklif/liste' }] } },
  };
}
