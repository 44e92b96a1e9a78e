import { http } from 'msw';
import { isSet } from '../shop/settings';
import type { Shop } from '../shop/shop';
import type { PaymentLinkReply } from '../wire';
import { call } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import type { Answer } from './call/rules';
import { wrongFields } from './call/strict';

const PATH = '*/api/payment-link';

/** What the shop's own rules refuse is answered without an error: `success` says it. */
const refuse = (message: string): Answer => ok({ success: false, message, link: null } satisfies PaymentLinkReply);

/** S2 §7, the payment link. */
export function handlers(shop: Shop) {
  const rules = { name: 'payment-link', write: true, customersOnly: true, body: 'json' } as const;
  return [
    http.post(
      PATH,
      call(shop, rules, ({ json }) => {
        if (typeof json !== 'object' || json === null) return no(422, 'amount, email ve sendEmail bekleniyor.');
        const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(json));
        const refusal = wrongFields(fields, ['amount', 'email', 'sendEmail']);
        if (refusal) return refusal;
        const { amount, email, sendEmail } = fields;
        if (typeof amount !== 'number' || !/^\d+(\.\d{1,2})?$/.test(String(amount)) || amount === 0)
          return no(422, 'amount geçersiz.');
        if (typeof email !== 'string' || email !== email.trim()) return no(422, 'email geçersiz.');
        if (typeof sendEmail !== 'boolean') return no(422, 'sendEmail geçersiz.');
        if (!isSet(shop.settings.b2b_cari_odeme_baglantisi)) return refuse('Ödeme bağlantısı bu mağazada kapalı.');
        if (!sendEmail) return ok(reply('', shop.paymentLinks.make(amount).link));
        if (!/^\S+@\S+\.\S+$/.test(email)) return refuse('E-posta adresi geçersiz.');
        return ok(reply(`Ödeme bağlantısı ${email} adresine gönderildi.`, shop.paymentLinks.send(amount, email).link));
      }),
    ),
    methodNotAllowed(PATH),
  ];
}

const reply = (message: string, link: string): PaymentLinkReply => ({ success: true, message, link });
