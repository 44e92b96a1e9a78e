import { http } from 'msw';
import { bankOf } from '../shop/cards';
import type { Shop } from '../shop/shop';
import { call } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import { wrongFields } from './call/strict';

const PATH = '*/api/catalog/bin-control';

/** POST bin-control: the bank of a card by its first 8 digits. S2 §7, decision 41. */
export function handlers(shop: Shop) {
  const rules = { name: 'card.bin', write: true, customersOnly: true, body: 'form' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ form }) => {
        const refusal = wrongFields(form, ['binNumber']);
        if (refusal) return refusal;
        const bin = form.binNumber ?? '';
        return /^\d{8}$/.test(bin) ? ok(bankOf(bin)) : no(422, 'binNumber 8 hane olmalıdır.');
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
