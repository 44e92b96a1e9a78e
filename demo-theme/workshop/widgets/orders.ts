import { about as offerList } from '../../../widgets/offer-list/meta';
import { about as orderList } from '../../../widgets/order-list/meta';
import { failing } from './kind';
import type { WorkshopWidget } from './kind';

export const orders: readonly WorkshopWidget[] = [
  {
    name: 'order-list',
    about: orderList,
    text: 'Geçmiş siparişler ve satırları.',
    size: 'high',
    full: { scenario: { orders: 250 } },
    states: { loading: failing(['orders'], 'timeout'), empty: { scenario: { orders: 0 } }, error: failing(['orders'], '500') },
  },
  {
    name: 'offer-list',
    about: offerList,
    text: 'Bayinin kendi müşterilerine hazırladığı teklifler.',
    size: 'high',
    full: { scenario: { offers: 250 } },
    states: { loading: failing(['offers'], 'timeout'), empty: { scenario: { offers: 0 } }, error: failing(['offers'], '500') },
  },
];
