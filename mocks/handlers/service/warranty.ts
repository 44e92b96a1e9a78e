import { http } from 'msw';
import { WARRANTIES } from '../../seed/service/warranties';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { no, ok } from '../call/rules';
import { wrongFields } from '../call/strict';

const PATH = '*/api/catalog/WarrantyInquiry';

/** POST WarrantyInquiry: what the shop knows of a serial number. S2 §7. */
export function handlers(shop: Shop) {
  const rules = { name: 'warranty', write: true, customersOnly: true, body: 'form' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ form }) => {
        const refusal = wrongFields(form, ['serialNumber']);
        if (refusal) return refusal;
        const { serialNumber = '' } = form;
        if (serialNumber === '' || serialNumber !== serialNumber.trim()) return no(422, 'serialNumber geçersiz.');
        return ok({ success: true, data: Object.hasOwn(WARRANTIES, serialNumber) ? WARRANTIES[serialNumber] : null });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
