import type { Registry } from './entry';
import { paintCartIcon } from './paint/cartIcon';

/** The 25 widgets of the contract: when to load each, from where, and what stands in until then. */
export const registry: Registry = {
  'product-list': {
    trigger: 'eager',
    load: () => import('../widgets/product-list'),
    blockSize: 640,
  },
  'product-detail': null,
  'currency-list': null,
  'overdue-debt-notification': null,
  'cart-icon': {
    trigger: 'idle',
    load: () => import('../widgets/cart-icon'),
    blockSize: 44,
    paint: paintCartIcon,
  },
  cart: null,
  carts: null,
  'cart-complete': null,
  checkout: null,
  'account-setting': null,
  dashboard: null,
  'online-users': null,
  campaign: null,
  'product-price': {
    trigger: 'eager',
    load: () => import('../widgets/product-price'),
    blockSize: 44,
  },
  'product-quantity': {
    trigger: 'eager',
    load: () => import('../widgets/product-quantity'),
    blockSize: 44,
  },
  'add-to-cart-button': {
    trigger: 'eager',
    load: () => import('../widgets/add-to-cart-button'),
    blockSize: 44,
  },
  'order-list': null,
  'offer-list': null,
  'language-list': null,
  'cookie-button': null,
  'search-bar': null,
  'social-media': null,
  'warranty-inquiry': null,
  'fault-report': null,
  'top-header-info': null,
};
