import { http } from 'msw';
import type { Shop } from '../shop/shop';
import { call } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import type { Answer } from './call/rules';

const LIST = '*/api/catalog/orders';
const ORDER = '*/api/catalog/order/:id';

/** What cancelling answers; the shop documents no body. */
const ANSWERS: Readonly<Record<'done' | 'unknown' | 'cancelled', Answer>> = {
  done: ok({}),
  unknown: no(404, 'Böyle bir sipariş yok.'),
  cancelled: no(409, 'Sipariş zaten iptal edilmiş.'),
};

/** S2 §7, the order calls. */
export function handlers(shop: Shop) {
  return [
    http.get(
      LIST,
      call(shop, { name: 'orders', write: false, customersOnly: true, body: 'none' }, ({ url }) => {
        const page = url.searchParams.get('page') ?? '1';
        return ok(shop.orders.list(/^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1));
      }),
    ),
    http.patch(
      ORDER,
      call(shop, { name: 'orders.cancel', write: true, customersOnly: true, body: 'json' }, ({ params, json }) =>
        JSON.stringify(json) === '{"cancel":true}'
          ? ANSWERS[shop.orders.cancel(String(params.id))]
          : no(422, 'cancel: true bekleniyor.'),
      ),
    ),
    methodNotAllowed(LIST),
    methodNotAllowed(ORDER),
  ];
}
