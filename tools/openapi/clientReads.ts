import * as v from 'valibot';
import { checkDone } from '../../src/data/answer';
import { readRecords } from '../../src/data/records';
import type { CallName } from '../../mocks/shop/scenario';
import { accountSavedSchema } from '../../widgets/account-setting/schema';
import { cardBankSchema } from '../../widgets/checkout/payment/schema';
import { cartItemSchema, cartSchema } from '../../src/schemas/cart';
import { faultCategoriesSchema, faultProductsSchema } from '../../widgets/fault-report/schema';
import { offerSchema, offerSenderSchema } from '../../widgets/offer-list/schema';
import { onlineUsersSchema } from '../../widgets/online-users/schema';
import { customerSchema, orderSchema } from '../../widgets/order-list/schema';
import { mailedLinkSchema } from '../../widgets/checkout/paymentLink/schema';
import { productListSchema } from '../../src/schemas/productList';
import { searchesSchema, searchStatsSchema } from '../../widgets/dashboard/schema';
import { suggestionsSchema } from '../../widgets/search-bar/schema';
import { topHeaderSchema } from '../../widgets/top-header-info/schema';
import { warrantySchema } from '../../widgets/warranty-inquiry/schema';

/** Whether the widgets can work with an answer. */
type Reads = (body: unknown) => boolean;

const as =
  (schema: v.GenericSchema): Reads =>
  (body) =>
    v.safeParse(schema, body).success;

/** An answer of which nothing is read, but that it is neither a refusal nor a page. */
const done: Reads = (body) => {
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
      return readRecords(JSON.stringify(body), '', rowSchema).items.length === items.length && v.is(besides, body);
    } catch {
      return false;
    }
  };

const searches: Reads = (body) =>
  as(searchesSchema({ query: 'vida', type: 'kelime' }))(body) || as(searchesSchema({ query: 'vida', type: 'kullanıcı' }))(body);

/** How the bundle reads the answer of each call: with the schemas of `src/schemas`. */
export const clientReads: Readonly<Record<CallName, Reads>> = {
  'cart.get': as(cartSchema),
  'cart.add': as(cartItemSchema),
  'cart.change': as(cartItemSchema),
  'cart.remove': done,
  'cart.clear': done,
  'cart.order': done,
  'cart.offer': done,
  products: as(productListSchema),
  autocomplete: as(suggestionsSchema),
  settings: done,
  cookies: done,
  orders: records(orderSchema, customerSchema),
  'orders.cancel': done,
  offers: records(offerSchema, offerSenderSchema),
  'offers.cancel': done,
  'offers.mail': done,
  'offers.edit': done,
  'offers.profit': done,
  'offers.customer': done,
  'card.bin': as(cardBankSchema),
  'payment-link': as(mailedLinkSchema),
  account: as(accountSavedSchema),
  // An answer that does not say that it succeeded is told as a failure.
  warranty: as(
    v.pipe(
      warrantySchema,
      v.check(({ success }) => success),
    ),
  ),
  'fault.categories': as(faultCategoriesSchema),
  'fault.products': as(faultProductsSchema),
  'top-header-info': as(topHeaderSchema),
  'search-stats.top': as(searchStatsSchema),
  'search-stats.search': searches,
  'online-users': as(onlineUsersSchema),
};
