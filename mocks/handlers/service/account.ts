import { http } from 'msw';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { no, ok } from '../call/rules';
import { wrongFields } from '../call/strict';

const PATH = '*/api/catalog/account/settings';
/** One character over and over. */
const EASY = /^(.)\1*$/;

/** POST account/settings: a new password, which the stand-in takes and forgets. S2 §5 and §7. */
export function handlers(shop: Shop) {
  const rules = { name: 'account', write: true, customersOnly: true, body: 'form' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ form }) => {
        const refusal = wrongFields(form, ['password', 'passwordVerify']);
        if (refusal) return refusal;
        const { password = '', passwordVerify } = form;
        if (password.length < 6 || password.length > 30) return no(422, 'Şifre 6 ile 30 karakter arasında olmalıdır.');
        if (password !== passwordVerify) return no(422, 'Şifreler aynı değil.');
        // What the shop's own rules refuse comes with status 200 (decision 6).
        if (EASY.test(password)) return no(200, 'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin.');
        return ok({ success: true });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
