import { http } from 'msw';
import type { Shop } from '../shop/shop';
import { call } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import { wrongFields } from './call/strict';

const PATH = '*/api/catalog/settings';

export function handlers(shop: Shop) {
  const rules = { name: 'settings', write: true, customersOnly: false, body: 'json' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ json }) => {
        if (typeof json !== 'object' || json === null) return no(422, 'key ve value bekleniyor.');
        const fields = Object.fromEntries(Object.entries(json));
        const refusal = wrongFields(fields, ['key', 'value']);
        if (refusal) return refusal;
        const { key, value } = fields;
        return typeof key === 'string' && shop.saveSetting(key, value) ? ok({ success: true }) : no(422, 'Bu ayar kaydedilemez.');
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
