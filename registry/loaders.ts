import type { Widget } from '@/page/container/widget';
import type { LazySlice } from '@/data/store';

type Load = () => Promise<{ readonly default: Widget<LazySlice> }>;

/**
 * Where the code of each widget is. A part of the entry, though the names of all these files are a good part of that: so whatever a
 * container needs is asked for at once, and nothing waits for a table.
 */
export const loaders: Readonly<Record<string, Load>> = {
  'product-list': () => import('../widgets/product-list'),
  'product-detail': () => import('../widgets/product-detail'),
  'currency-list': () => import('../widgets/currency-list'),
  'overdue-debt-notification': () => import('../widgets/overdue-debt-notification'),
  'cart-icon': () => import('../widgets/cart-icon'),
  cart: () => import('../widgets/cart'),
  carts: () => import('../widgets/carts'),
  'cart-complete': () => import('../widgets/cart-complete'),
  checkout: () => import('../widgets/checkout'),
  dashboard: () => import('../widgets/dashboard'),
  'order-list': () => import('../widgets/order-list'),
  'offer-list': () => import('../widgets/offer-list'),
  campaign: () => import('../widgets/campaign'),
  'product-price': () => import('../widgets/product-price'),
  'product-quantity': () => import('../widgets/product-quantity'),
  'add-to-cart-button': () => import('../widgets/add-to-cart-button'),
  'account-setting': () => import('../widgets/account-setting'),
  'warranty-inquiry': () => import('../widgets/warranty-inquiry'),
  'fault-report': () => import('../widgets/fault-report'),
  'search-bar': () => import('../widgets/search-bar'),
  'language-list': () => import('../widgets/language-list'),
  'cookie-button': () => import('../widgets/cookie-button'),
  'social-media': () => import('../widgets/social-media'),
  'top-header-info': () => import('../widgets/top-header-info'),
  'online-users': () => import('../widgets/online-users'),
  'quick-order': () => import('../widgets/quick-order'),
  'saved-lists': () => import('../widgets/saved-lists'),
};
