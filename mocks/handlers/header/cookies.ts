import { http } from 'msw';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { no, ok } from '../call/rules';
import { wrongFields } from '../call/strict';

const PATH = '*/api/catalog/cookies';

/** POST cookies: the visitor's consent. S2 §7. */
export function handlers(shop: Shop) {
  const rules = { name: 'cookies', write: true, customersOnly: false, body: 'json' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ json }) => {
        if (typeof json !== 'object' || json === null) return no(422, 'allowCookies bekleniyor.');
        const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(json));
        const refusal = wrongFields(fields, ['allowCookies']);
        if (refusal) return refusal;
        if (fields.allowCookies !== true) return no(422, 'allowCookies geçersiz.');
        shop.allowCookies();
        return ok({ success: true });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
