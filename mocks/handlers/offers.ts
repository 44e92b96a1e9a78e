import { http } from 'msw';
import { isSet } from '../shop/settings';
import type { Shop } from '../shop/shop';
import type { KeptOffer } from '../shop/offers/seed';
import type { CallName } from '../shop/scenario';
import { call, type CallInput } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import type { Answer } from './call/rules';
import { wrongFields } from './call/strict';

const LIST = '*/api/catalog/offers';
const OFFER = '*/api/catalog/offer';
const DONE = { success: true };

type Fields = Readonly<Record<string, unknown>>;

/** S2 §7, the calls of offers. */
export function handlers(shop: Shop) {
  const { offers } = shop;
  const where = (answer: () => Answer): Answer =>
    isSet(shop.settings.b2b_teklif_ver_durum) ? answer() : no(403, 'Teklifler bu mağazada kapalı.');
  /** A write to one offer; a cancelled one takes none. */
  const write = (
    name: CallName,
    body: 'none' | 'json',
    find: (input: CallInput) => KeptOffer | undefined,
    change: (offer: KeptOffer, fields: Fields) => Answer,
  ) =>
    call(shop, { name, write: true, customersOnly: true, body }, (input) =>
      where(() => {
        const offer = find(input);
        if (!offer) return no(404, 'Teklif bulunamadı.');
        return offer.isCancelled ? no(409, 'İptal edilmiş bir teklif değiştirilemez.') : change(offer, fieldsOf(input.json));
      }),
    );
  const byId = ({ params }: CallInput) => offers.find(String(params.id));

  return [
    http.get(
      LIST,
      call(shop, { name: 'offers', write: false, customersOnly: true, body: 'none' }, ({ url }) =>
        where(() => ok(offers.page(Math.trunc(Number(url.searchParams.get('page'))) || 1))),
      ),
    ),
    http.patch(
      `${OFFER}/update/profit`,
      write(
        'offers.profit',
        'json',
        ({ json }) => offers.find(onlyKey(json)),
        (offer, fields) => {
          const profits = fieldsOf(fields[offer.id]);
          const refusal = wrongFields(
            profits,
            offer.lines.map(({ id }) => String(id)),
          );
          if (refusal) return refusal;
          if (Object.values(profits).some((profit) => typeof profit !== 'number' || profit < -100))
            return no(422, 'Kâr oranı geçersiz.');
          for (const line of offer.lines) line.profit = Number(profits[line.id]);
          return ok(DONE);
        },
      ),
    ),
    http.patch(
      `${OFFER}/update/customer`,
      write(
        'offers.customer',
        'json',
        ({ json }) => offers.findByNumber(onlyKey(json)),
        (offer, fields) => {
          const given = fieldsOf(fields[offer.orderNo]);
          const refusal = wrongFields(given, ['customerName', 'customerEmail', 'customerCompanyName', 'customerPhone']);
          if (refusal) return refusal;
          if (Object.values(given).some((text) => typeof text !== 'string')) return no(422, 'Müşteri bilgileri metin olmalıdır.');
          const field = (name: string) => String(given[name]);
          offer.customer = {
            customerName: field('customerName'),
            customerCompanyName: field('customerCompanyName'),
            customerEmail: field('customerEmail'),
            customerPhone: field('customerPhone'),
          };
          return ok(DONE);
        },
      ),
    ),
    http.patch(
      `${OFFER}/mail/:id`,
      write('offers.mail', 'none', byId, (offer) => {
        if (offer.customer.customerEmail === '') return no(422, 'Müşterinin e-posta adresi yok.');
        offers.mail(offer);
        return ok(DONE);
      }),
    ),
    http.patch(
      `${OFFER}/edit/:id`,
      write('offers.edit', 'none', byId, (offer) => {
        const refused = offers.toCart(offer);
        return refused
          ? { status: 409, body: { error: { messages: { type: refused.text }, product: { id: refused.line.product.id } } } }
          : ok(DONE);
      }),
    ),
    http.patch(
      `${OFFER}/:id`,
      write('offers.cancel', 'json', byId, (offer, fields) => {
        const refusal = wrongFields(fields, ['cancel']);
        if (refusal) return refusal;
        if (fields.cancel !== true) return no(422, 'cancel yalnız true olabilir.');
        offer.isCancelled = true;
        return ok(DONE);
      }),
    ),
    methodNotAllowed(LIST),
    methodNotAllowed(`${OFFER}/:id`),
    methodNotAllowed(`${OFFER}/:what/:id`),
  ];
}

function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {};
}

/** The key of an object that has but one; '' for anything else. */
function onlyKey(json: unknown): string {
  const keys = Object.keys(fieldsOf(json));
  return keys.length === 1 ? (keys[0] ?? '') : '';
}
