import { http } from 'msw';
import { SALES_REPRESENTATIVE } from '../../seed/facts';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { ok } from '../call/rules';

const PATH = '*/api/catalog/top-header-info';

/** GET top-header-info: whom the customer deals with, and what is on the account. S2 §7. */
export function handlers(shop: Shop) {
  const rules = { name: 'top-header-info', write: false, customersOnly: false, body: 'none' } as const;
  return [
    http.get(
      PATH,
      call(shop, rules, () => {
        if (!shop.user) return ok({ isAuthenticated: false });
        return ok({
          isAuthenticated: true,
          ...SALES_REPRESENTATIVE,
          customerName: shop.user.name,
          customerBalance: 12345.6,
          customerCurrency: 'TL',
        });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
