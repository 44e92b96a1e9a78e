import { scriptJson } from '../../frame/pageFrame';
import { totalsOf } from '../../../mocks/shop/totals';
import type { Page, Visit } from '../page';

/** The page after an order: of the number that the address names, else of the session's last order. */
export function orderCompletePage({ shop, url }: Visit): Page {
  const order = shop.cart.orders.find((each) => each.orderNo === url.searchParams.get('no')) ?? shop.cart.orders.at(-1);
  const orderNo = (url.searchParams.get('no') ?? order?.orderNo ?? '').trim();
  return {
    status: 200,
    template: 'order-complete',
    title: 'Sipariş onayı',
    description: 'Siparişinizin numarası.',
    styles: ['order'],
    data: {
      order: {
        crumbs: [
          { name: 'Sepetim', path: '/sepet' },
          { name: 'Sipariş onayı', path: '/siparis/tamam' },
        ],
        no: orderNo,
        json: scriptJson({
          orderNo,
          ...(order?.orderNo === orderNo && { total: totalsOf(order.items, order.advencePrice).total, currency: 'TL' }),
        }),
      },
    },
  };
}
