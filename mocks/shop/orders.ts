import { createRandom } from '../seed/random';
import { USERS } from '../seed/facts';
import type { CartItem, Order, OrderPage } from '../wire';
import type { PlacedOrder, ShopCart } from './cart';
import { cartItem } from './cartItem';
import type { Catalogue } from './catalogue';
import { priceUnder, totalsOf } from './totals';

/** The orders of the session's customer: those of before, and those placed here. */
export interface ShopOrders {
  /** One page of them, the latest first; a page beyond the last is empty. */
  list(page: number): OrderPage;
  /** Whether there was such an order to cancel. */
  cancel(id: string): 'done' | 'unknown' | 'cancelled';
  reset(): void;
}

const LIMIT = 20;
/** Number of the last order of before. */
const LATEST = 1041;
const NEWEST_DAY = Date.parse('2024-05-17T08:20:00Z');
const DAY = 86_400_000;
/** How far the latest orders are; of older ones the shop does not say. */
const STATES = ['Hazırlanıyor', 'Hazırlanıyor', 'Kargoda', 'Kargoda', 'Teslim edildi', 'Teslim edildi'];

/** `count` is asked at each call: how many orders there are from before. */
export function createOrders(catalogue: Catalogue, cart: ShopCart, count: () => number): ShopOrders {
  let cancelled: ReadonlySet<string> = new Set();

  const all = (): readonly Order[] => [
    ...cart.orders.map(toOrder).reverse(),
    ...Array.from({ length: count() }, (_, place) => formerOrder(catalogue, place)),
  ];
  const asItStands = (order: Order): Order => (cancelled.has(String(order.id)) ? { ...order, isCancel: '1' } : order);

  return {
    list(page) {
      const orders = all();
      return {
        items: orders.slice((page - 1) * LIMIT, page * LIMIT).map(asItStands),
        total: orders.length,
        sort: '-date',
        page,
        pages: Math.max(1, Math.ceil(orders.length / LIMIT)),
        customer: { name: USERS.customer.name },
      };
    },
    cancel(id) {
      const order = all().find((each) => String(each.id) === id);
      if (!order) return 'unknown';
      if (asItStands(order).isCancel === '1') return 'cancelled';
      cancelled = new Set([...cancelled, id]);
      return 'done';
    },
    reset() {
      cancelled = new Set();
    },
  };
}

/** An order of before: the same for every session, in all the forms that the shop has for one. */
function formerOrder(catalogue: Catalogue, place: number): Order {
  const random = createRandom(7_000 + place);
  const goods = random.shuffled(catalogue.all.filter(({ salePrice }) => (salePrice?.value ?? 0) > 0));
  const lines = goods
    .slice(0, random.pick([1, 2, 3, 3, 4, 5, 14]))
    .flatMap((product, line) =>
      product.defaultUnit ? [cartItem(line + 1, product, product.defaultUnit, random.pick([1, 2, 5, 10, 24, 100]))] : [],
    );
  const number = LATEST - place;
  const date = new Date(NEWEST_DAY - place * 2.3 * DAY).toISOString();
  return {
    ...orderOf(number, `SP-2024-${String(Math.max(number, 0)).padStart(5, '0')}`, date, lines),
    isCancel: random.chance(0.15) ? '1' : '0',
    ...(place < STATES.length && { status: STATES[place] }),
    // Who is not named is the customer of the page.
    ...(place % 3 === 0 ? {} : { createdBy: random.pick(['Ayşe Demir', 'Mehmet Kılıç', 'Web servis']) }),
  };
}

function toOrder({ orderNo, date, advencePrice, items }: PlacedOrder): Order {
  return orderOf(Number(orderNo.slice(-5)), orderNo, date, items, advencePrice);
}

function orderOf(id: number, orderNo: string, date: string, items: readonly CartItem[], plan = ''): Order {
  const priceOf = ({ productUnit }: CartItem) => priceUnder(productUnit, plan);
  const inLira = items.every((item) => priceOf(item).currency === 'TL');
  return {
    id,
    orderNo,
    date,
    isCancel: '0',
    // Lines in TL are left to be summed.
    ...(inLira && id % 2 === 0 ? {} : { total: { value: totalsOf(items, plan).subTotal, currency: 'TL' } }),
    orderItems: items.map((item, place) => {
      const {
        product: { id: productId, seo, image, code, name },
        productUnit: { value: unit },
        quantity,
      } = item;
      const price = priceOf(item);
      return {
        image,
        code,
        name,
        quantity,
        price: price.currency === 'TL' && place % 2 === 1 ? price.value : price,
        ...(place % 2 === 0 ? { unit } : { defaultUnit: { value: unit } }),
        ...(place % 3 !== 2 && { product: { id: productId, seo } }),
      };
    }),
  };
}
