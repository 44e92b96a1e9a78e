import { http } from 'msw';
import type { CartResult, LineChange } from '../shop/cart';
import type { Shop } from '../shop/shop';
import type { CartItem } from '../wire';
import { call } from './call/call';
import { readLineChange } from './lineChange';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import type { Answer } from './call/rules';
import { wrongFields } from './call/strict';

const CART = '*/api/catalog/cart';
const OFFER = `${CART}/offer`;
const LINE = `${CART}/:id`;

const SUCCESS = { success: true };
const read = { write: false, customersOnly: true, body: 'none' } as const;
const remove = { write: true, customersOnly: true, body: 'none' } as const;
const form = { write: true, customersOnly: true, body: 'form' } as const;
const json = { write: true, customersOnly: true, body: 'json' } as const;

/** S1 §7, the cart calls. */
export function handlers(shop: Shop) {
  const { cart } = shop;
  return [
    http.get(
      CART,
      call(shop, { name: 'cart.get', ...read }, () => ok(cart.items())),
    ),
    http.delete(
      CART,
      call(shop, { name: 'cart.clear', ...remove }, () => {
        cart.clear();
        return ok(SUCCESS);
      }),
    ),
    http.post(
      CART,
      call(shop, { name: 'cart.order', ...form }, ({ form: fields }) => {
        const refusal = wrongFields(fields, ['description', 'advencePrice']) ?? blankNote(fields.description);
        if (refusal) return refusal;
        const plan = fields.advencePrice ?? '';
        if (plan !== '' && !planNames(shop).includes(plan)) return no(422, 'Ödeme planı bilinmiyor.');
        return answer(cart.order(fields.description ?? '', plan), ({ orderNo }) => ({ ...SUCCESS, orderNo }));
      }),
    ),
    http.post(
      OFFER,
      call(shop, { name: 'cart.offer', ...form }, ({ form: fields }) => {
        const refusal = wrongFields(fields, ['description']) ?? blankNote(fields.description);
        return refusal ?? answer(cart.offer(fields.description ?? ''), () => SUCCESS);
      }),
    ),
    http.post(
      LINE,
      call(shop, { name: 'cart.add', ...form }, ({ params, form: fields }) => {
        if (shop.scenario.as === 'administrator') return no(403, 'Yönetici hesabı sepete ürün ekleyemez.');
        const refusal = wrongFields(fields, ['quantity', 'productValue']);
        if (refusal) return refusal;
        const quantity = fields.quantity ?? '';
        if (!/^\d{1,9}$/.test(quantity)) return no(422, 'Miktar bir tam sayı olmalıdır.');
        return answer(cart.add(String(params.id), fields.productValue ?? '', Number(quantity)), itself);
      }),
    ),
    http.delete(
      LINE,
      call(shop, { name: 'cart.remove', ...remove }, ({ params }) => answer(cart.remove(String(params.id)), () => SUCCESS)),
    ),
    http.patch(
      LINE,
      call(shop, { name: 'cart.change', ...json }, ({ params, json: value }) => {
        const change: LineChange | string = readLineChange(value);
        return typeof change === 'string' ? no(422, change) : answer(cart.change(String(params.id), change), itself);
      }),
    ),
    methodNotAllowed(CART),
    methodNotAllowed(LINE),
  ];
}

const itself = (item: CartItem) => item;

const STATUS_OF = { unknown: 404, invalid: 422, rule: 200 } as const;

function answer<T>(result: CartResult<T>, body: (value: T) => object): Answer {
  return result.ok ? ok(body(result.value)) : no(STATUS_OF[result.refusal.kind], result.refusal.text);
}

function blankNote(description: string | undefined): Answer | null {
  return (description ?? '').trim() === '' ? no(422, 'Açıklama boş olamaz.') : null;
}

function planNames(shop: Shop): readonly string[] {
  const plans = shop.settings.advencePriceInfo;
  return typeof plans === 'object' ? plans.map(({ priceName }) => priceName) : [];
}
