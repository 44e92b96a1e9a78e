import * as v from 'valibot';
import { accountSavedSchema, postAccountSettings } from '../../widgets/account-setting/api';
import { cardBankSchema, postBinControl } from '../../widgets/checkout/payment/api';
import { postPaymentLink } from '../../widgets/checkout/paymentLink/api';
import { mailedLinkSchema } from '../../widgets/checkout/paymentLink/schema';
import { fetchSearchStats, fetchSearches, searchStatsSchema, searchesSchema } from '../../widgets/dashboard/api';
import {
  faultCategoriesSchema,
  faultProductsSchema,
  fetchFaultProducts,
  fetchSubcategories,
} from '../../widgets/fault-report/api';
import {
  cancelOffer,
  editOffer,
  fetchOffers,
  mailOffer,
  saveOfferCustomer,
  saveOfferProfits,
} from '../../widgets/offer-list/api';
import { offerSchema, offerSenderSchema } from '../../widgets/offer-list/schema';
import { fetchOnlineUsers, onlineUsersSchema } from '../../widgets/online-users/api';
import { cancelOrder, fetchOrders } from '../../widgets/order-list/api';
import { customerSchema, orderSchema } from '../../widgets/order-list/schema';
import { fetchSuggestions, suggestionsSchema } from '../../widgets/search-bar/api';
import { fetchTopHeader, topHeaderSchema } from '../../widgets/top-header-info/api';
import { postWarrantyInquiry, warrantySchema } from '../../widgets/warranty-inquiry/api';
import { checkDone } from '@/data/answer';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { deleteCart, deleteCartItem, fetchCart, patchCartItem, postCartItem, postOffer, postOrder } from '@/data/cart/api';
import { fetchProducts } from '@/data/list/api';
import { readRecords } from '@/data/records';
import { postCookieConsent } from '@/data/session/cookieConsent';
import { postSetting } from '@/data/session/savedSetting';
import { cartItemSchema, cartSchema } from '@/schemas/cart';
import { productListSchema } from '@/schemas/productList';
import type { CallName } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';

/** Whether the widgets can work with an answer. */
type Reads = (body: unknown) => boolean;

/** A cart reads where each of its lines does: one that cannot be read is shown all the same (decision 68). */
const wholeCart: Reads = (body) => {
  const cart = v.safeParse(cartSchema, body);
  return cart.success && cart.output.every(({ unread }) => !unread);
};

const as =
  (schema: v.GenericSchema): Reads =>
  (body) =>
    v.safeParse(schema, body).success;

/** An answer of which nothing is read, but that it is neither a refusal nor a page. */
export const done: Reads = (body) => {
  try {
    checkDone(JSON.stringify(body));
    return true;
  } catch {
    return false;
  }
};

/** A page of records without any that is left out. */
const records =
  (rowSchema: v.GenericSchema, besides: v.GenericSchema): Reads =>
  (body) => {
    try {
      const { items } = body as { readonly items: readonly unknown[] };
      return readRecords(JSON.stringify(body), '', rowSchema, 'rows').items.length === items.length && v.is(besides, body);
    } catch {
      return false;
    }
  };

const searches: Reads = (body) =>
  as(searchesSchema({ query: 'vida', type: 'kelime' }))(body) || as(searchesSchema({ query: 'vida', type: 'kullanıcı' }))(body);

const OFFER = 3250;
const CLOSING = { keys: createIdempotencyKeys('').cart, content: '' };
const CUSTOMER = { customerName: 'Ayşe', customerCompanyName: '', customerEmail: '', customerPhone: '' };

const line = (shop: Shop) => shop.cart.items()[0]?.id ?? 0;
const profits = (shop: Shop) => Object.fromEntries(shop.offers.find(String(OFFER))?.lines.map(({ id }) => [id, 10]) ?? []);

/** A call of the shop, as the bundle makes it. */
interface ClientCall {
  /** Makes it once, at a shop that has what it is about. One that takes no signal cannot be given up. */
  readonly make: (signal: AbortSignal, shop: Shop) => Promise<unknown>;
  /** Whether the widgets can work with that answer: asked of the very schemas that `make` reads it with. */
  readonly reads: Reads;
}

/** Every call of the shop. */
export const CLIENT_CALLS: Readonly<Record<CallName, ClientCall>> = {
  'cart.get': { make: (signal) => fetchCart(signal), reads: wholeCart },
  'cart.add': { make: () => postCartItem('1002', 1, '10021'), reads: as(cartItemSchema) },
  'cart.remove': { make: (_, shop) => deleteCartItem(line(shop)), reads: done },
  'cart.clear': { make: () => deleteCart(), reads: done },
  'cart.change': { make: (_, shop) => patchCartItem(line(shop), { quantity: 2 }), reads: as(cartItemSchema) },
  'cart.order': { make: () => postOrder('Not', '', CLOSING), reads: done },
  'cart.offer': { make: () => postOffer('Not', CLOSING), reads: done },
  products: { make: (signal) => fetchProducts('/hirdavat', '', signal), reads: as(productListSchema) },
  settings: { make: () => postSetting({ key: 'locale', value: 'en' }), reads: done },
  autocomplete: { make: (signal) => fetchSuggestions('vida', signal), reads: as(suggestionsSchema) },
  'card.bin': { make: (signal) => postBinControl('41111111', signal), reads: as(cardBankSchema) },
  'payment-link': {
    make: (signal) => postPaymentLink({ amount: 5, email: '' }, false, CLOSING, signal),
    reads: as(mailedLinkSchema),
  },
  cookies: { make: () => postCookieConsent(), reads: done },
  'top-header-info': { make: (signal) => fetchTopHeader(signal), reads: as(topHeaderSchema) },
  'online-users': { make: (signal) => fetchOnlineUsers(signal), reads: as(onlineUsersSchema) },
  orders: { make: (signal) => fetchOrders('', signal), reads: records(orderSchema, customerSchema) },
  'orders.cancel': { make: () => cancelOrder(1041), reads: done },
  offers: { make: (signal) => fetchOffers('', signal), reads: records(offerSchema, offerSenderSchema) },
  'offers.cancel': { make: () => cancelOffer(OFFER), reads: done },
  'offers.mail': { make: () => mailOffer(OFFER), reads: done },
  'offers.edit': { make: () => editOffer(OFFER), reads: done },
  'offers.profit': { make: (_, shop) => saveOfferProfits(OFFER, profits(shop)), reads: done },
  'offers.customer': { make: () => saveOfferCustomer('TKF-1250', CUSTOMER), reads: done },
  account: { make: () => postAccountSettings({ password: 'gizli-1', passwordVerify: 'gizli-1' }), reads: as(accountSavedSchema) },
  warranty: {
    make: (signal) => postWarrantyInquiry('GRN-1001', signal),
    // An answer that does not say that it succeeded is told as a failure.
    reads: as(
      v.pipe(
        warrantySchema,
        v.check(({ success }) => success),
      ),
    ),
  },
  'fault.categories': { make: (signal) => fetchSubcategories('K/1', signal), reads: as(faultCategoriesSchema) },
  'fault.products': { make: (signal) => fetchFaultProducts('K/1', signal), reads: as(faultProductsSchema) },
  'search-stats.top': { make: (signal) => fetchSearchStats(signal), reads: as(searchStatsSchema) },
  'search-stats.search': { make: (signal) => fetchSearches({ query: 'vida', type: 'kelime' }, signal), reads: searches },
};
