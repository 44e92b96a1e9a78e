import type { Registry } from './entry';
import { paintCartIcon } from './paint/cartIcon';

/** The 25 widgets of the contract: when to load each, and what stands in until then. */
export const registry: Registry = {
  'product-list': {
    trigger: 'eager',
    blockSize: 640,
  },
  'product-detail': {
    trigger: 'eager',
    blockSize: 560,
  },
  'currency-list': {
    trigger: 'idle',
    blockSize: 32,
  },
  'overdue-debt-notification': {
    trigger: 'idle',
    // Most pages of most customers show none.
    blockSize: 0,
  },
  'cart-icon': {
    trigger: 'idle',
    blockSize: 44,
    paint: paintCartIcon,
  },
  cart: {
    trigger: 'eager',
    blockSize: 480,
    atDesk: true,
  },
  carts: null,
  'cart-complete': {
    trigger: 'eager',
    blockSize: 282,
    atDesk: true,
  },
  checkout: {
    trigger: 'eager',
    blockSize: 560,
    atDesk: true,
  },
  'account-setting': null,
  dashboard: null,
  'online-users': null,
  campaign: {
    trigger: 'visible',
    blockSize: 400,
  },
  'product-price': {
    trigger: 'eager',
    blockSize: 44,
  },
  'product-quantity': {
    trigger: 'eager',
    blockSize: 44,
  },
  'add-to-cart-button': {
    trigger: 'eager',
    blockSize: 44,
  },
  'order-list': null,
  'offer-list': null,
  'language-list': null,
  'cookie-button': null,
  'search-bar': {
    trigger: 'idle',
    blockSize: 44,
  },
  'social-media': null,
  'warranty-inquiry': null,
  'fault-report': null,
  'top-header-info': null,
};
